import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { FavouriteButton } from '../../domain/favourites/favourite-button.tsx'
import { MealCard } from '../../domain/meal-card/meal-card.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { useColumnCount } from '../../ui/column-count/use-column-count.ts'
import { FURTHER_COLUMNS } from './grid-columns.ts'
import type { MealOfList } from './list-of-meals.ts'
import styles from './meal-grid.module.css'

/** As in `meal-grid.module.css`, for two columns and for more. */
const GAP_PX = { narrow: 12, wide: 24 }
/** The height of a row before it is measured, in CSS pixels. */
const ROW_PX = 290
/** Rows beyond the edges of the screen that exist, so that the focus finds the next card. */
const ROWS_BEYOND = 3

interface MealGridProps {
  readonly meals: readonly MealOfList[]
  readonly favouriteIds: ReadonlySet<string>
  readonly onShow: (mealId: string) => void
  readonly onAdd: (mealId: string) => void
}

/** The cards of the meals. Only those near the screen exist, because hundreds would slow the page down. */
export function MealGrid({ meals, favouriteIds, onShow, onAdd }: MealGridProps) {
  const t = useT()
  const columns = useColumnCount(FURTHER_COLUMNS)
  const { list, rows, before, after, measure } = useRows(Math.ceil(meals.length / columns), columns)
  return (
    <ul
      className={styles.meals}
      ref={list}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, paddingTop: before, paddingBottom: after }}
    >
      {rows.flatMap((row) =>
        meals.slice(row * columns, (row + 1) * columns).map((meal, column) => (
          <li
            key={meal.id}
            // All cards of a row are of the same height, so one of them measures it.
            ref={column === 0 ? measure : undefined}
            data-index={row}
            data-meal={meal.id}
            aria-setsize={meals.length}
            aria-posinset={row * columns + column + 1}
          >
            <MealCard
              name={meal.name}
              language={meal.language}
              type={meal.type}
              picture={meal.picture}
              facts={
                <>
                  <span>{t('all-meals/minutes-of-meal', { minutes: meal.minutes })}</span>
                  <span>{meal.kcal}&nbsp;kcal</span>
                </>
              }
              heart={
                <FavouriteButton
                  mealId={meal.id}
                  mealKey={null}
                  isFavorite={favouriteIds.has(meal.id)}
                  name={meal.name}
                />
              }
              onShow={() => onShow(meal.id)}
              onAdd={() => onAdd(meal.id)}
            />
          </li>
        )),
      )}
    </ul>
  )
}

/** The rows near the screen, and the space that the others would take. */
function useRows(count: number, columns: number) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [columns])
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by its result, which is one object for good
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_PX,
    overscan: ROWS_BEYOND,
    gap: columns > 2 ? GAP_PX.wide : GAP_PX.narrow,
    scrollMargin: top,
  })
  const items = virtualizer.getVirtualItems()
  const [first] = items
  const last = items.at(-1)
  return {
    list,
    rows: items.map(({ index }) => index),
    before: first === undefined ? 0 : first.start - top,
    after: last === undefined ? 0 : virtualizer.getTotalSize() - (last.end - top),
    measure: virtualizer.measureElement,
  }
}

import type { CalendarDay } from '@dayplate/dates'
import { Search } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'
import { favouritesFirst, findMeals, type Loosening, waysToLoosen } from './find-meals.ts'
import styles from './found-meals.module.css'
import type { ListOfMeals } from './list-of-meals.ts'
import { MealGrid } from './meal-grid.tsx'
import { MealOverlays, useMealOverlays } from './meal-overlays.tsx'
import { type MealFilters, NO_FILTERS } from './meal-filters.ts'
import type { MealsOfPerson } from './use-all-meals.ts'

interface FoundMealsProps {
  readonly meals: MealsOfPerson
  readonly filters: MealFilters
  readonly onChange: (filters: MealFilters) => void
  readonly today: CalendarDay
}

/** The meals that match the filters, or which filter leaves none. */
export function FoundMeals({ meals: { list, favouriteIds, daysAhead }, filters, onChange, today }: FoundMealsProps) {
  const t = useT()
  const overlays = useMealOverlays()
  // Typing stays fluent, because the list may follow a letter later.
  const text = useDeferredValue(filters.text)
  const found = useFound(list, { ...filters, text }, favouriteIds)
  return (
    <>
      <p className={styles.count} role="status">
        {t('all-meals/count', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <NoMeals list={list} filters={filters} onChange={onChange} />
      ) : (
        <MealGrid meals={found} favouriteIds={favouriteIds} onShow={overlays.show} onAdd={overlays.add} />
      )}
      <MealOverlays overlays={overlays} list={list} favouriteIds={favouriteIds} daysAhead={daysAhead} today={today} />
    </>
  )
}

function useFound(list: ListOfMeals, filters: MealFilters, favouriteIds: ReadonlySet<string>) {
  const { text, type, minutes, dietId, foodId, isFavouritesFirst } = filters
  const found = useMemo(
    () => findMeals(list.meals, { ...NO_FILTERS, text, type, minutes, dietId, foodId }),
    [list, text, type, minutes, dietId, foodId],
  )
  const first = useFavouritesOfOrder(isFavouritesFirst, favouriteIds)
  return useMemo(() => (first === null ? found : favouritesFirst(found, first)), [found, first])
}

/**
 * The favourites that come first; null if none do. They stay those from when the order was chosen, so that no card moves away under
 * the finger that presses its heart.
 */
function useFavouritesOfOrder(isOn: boolean, favouriteIds: ReadonlySet<string>): ReadonlySet<string> | null {
  const [first, setFirst] = useState(isOn ? favouriteIds : null)
  if (isOn && first === null) setFirst(favouriteIds)
  if (!isOn && first !== null) setFirst(null)
  return first
}

interface NoMealsProps {
  readonly list: ListOfMeals
  readonly filters: MealFilters
  readonly onChange: (filters: MealFilters) => void
}

/** Names the filters whose removal brings meals, as buttons. */
function NoMeals({ list, filters, onChange }: NoMealsProps) {
  const t = useT()
  const nameOf = useFilterName(list, filters)
  const ways = waysToLoosen(list.meals, filters)
  return (
    <PlateState
      isSection
      picture={platePictures.empty}
      ground="lunch"
      icon={<Search />}
      title={t('all-meals/none/title')}
      text={t(ways.length === 0 ? 'all-meals/none/loosen-all' : 'all-meals/none/loosen')}
    >
      {ways.map((way) => (
        <Button key={way.filter} kind="secondary" onClick={() => onChange(way.filters)}>
          {t('all-meals/none/without', { filter: nameOf(way), count: way.count })}
        </Button>
      ))}
      <Button kind={ways.length === 0 ? 'primary' : 'quiet'} onClick={() => onChange({ ...NO_FILTERS })}>
        {t('all-meals/clear')}
      </Button>
    </PlateState>
  )
}

/** The name of a filter as its chip says it. */
function useFilterName({ diets, foods }: ListOfMeals, filters: MealFilters) {
  const t = useT()
  return ({ filter }: Loosening): string => {
    switch (filter) {
      case 'text':
        return filters.text.trim()
      case 'type':
        return t('all-meals/type-name', { type: filters.type ?? 'all' })
      case 'minutes':
        return t('all-meals/minutes', { minutes: filters.minutes ?? 0 })
      case 'dietId':
        return diets.find(({ id }) => id === filters.dietId)?.name ?? String(filters.dietId)
      case 'foodId':
        return foods.find(({ id }) => id === filters.foodId)?.name ?? String(filters.foodId)
    }
  }
}

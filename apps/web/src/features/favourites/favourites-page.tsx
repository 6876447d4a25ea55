import type { CalendarDay } from '@dayplate/dates'
import { FAVOURITE_SEARCH_MAX_LENGTH } from '@dayplate/rules/favourites'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useIsAppMode } from '../../platform/app-mode/app-mode.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { FilterChip, FilterChips } from '../../ui/filter-chip/filter-chip.tsx'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { SearchField } from '../../ui/search-field/search-field.tsx'
import { useSettled } from '../../platform/form/use-settled.ts'
import { isMealType } from '../../domain/meal/meal-grounds.ts'
import { prepareSending } from '../../platform/outbox/request-sending.ts'
import { WaitingLine } from '../../platform/outbox/waiting-line.tsx'
import { parsePlainSearch } from '../../platform/navigation/plain-search.ts'
import { FavouriteList } from './favourite-list.tsx'
import type { MealTypeName } from './favourites.gen.ts'
import styles from './favourites-page.module.css'

const FILTERS = [null, 'Breakfast', 'Lunch', 'Snack', 'Dinner'] as const satisfies readonly (MealTypeName | null)[]

/** The user's favourite meals, to view, cook and insert into a day. */
export function FavouritesPage({ today }: { readonly today: CalendarDay }) {
  const t = useT()
  const isAppMode = useIsAppMode()
  useEffect(prepareSending, [])
  const { text, typed, mealType, type, choose } = useFavouriteSearch()
  return (
    <Page>
      {isAppMode ? (
        // The app has its own bar with this title.
        <h1 className="visually-hidden">{t('favourites/title')}</h1>
      ) : (
        <PageTitle title={t('favourites/title')} />
      )}
      <div className={styles.search}>
        <SearchField
          label={t('favourites/search')}
          placeholder={t('favourites/search')}
          name="favourites"
          maxLength={FAVOURITE_SEARCH_MAX_LENGTH}
          value={typed}
          onChange={type}
        />
        <FilterChips isRow label={t('favourites/filter')}>
          {FILTERS.map((filter) => (
            <FilterChip key={filter ?? 'all'} isOn={filter === mealType} onChange={() => choose(filter)}>
              {t('favourites/type', { type: filter ?? 'all' })}
            </FilterChip>
          ))}
        </FilterChips>
      </div>
      <WaitingLine />
      <FavouriteList text={text} mealType={mealType} today={today} />
    </Page>
  )
}

/** The pause in typing before a search starts, in milliseconds, so that not every letter sends a query. */
const TYPING_MS = 300

/** The search for favourites. The address stores it, so that it survives a reload and an opened overlay. */
function useFavouriteSearch() {
  const navigate = useNavigate()
  const { search = '', meal = null } = useLocation({ select: ({ searchStr }) => parsePlainSearch(searchStr) })
  const [typed, setTyped] = useState(() => search.slice(0, FAVOURITE_SEARCH_MAX_LENGTH))
  const text = useSettled(typed.trim(), TYPING_MS)
  const write = (name: 'search' | 'meal', value: string | undefined) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, [name]: value }),
      state: true,
      replace: true,
      resetScroll: false,
    })
  useEffect(() => {
    if (text !== search) write('search', text || undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- runs only when the text changes
  }, [text])
  return {
    text,
    typed,
    mealType: isMealType(meal) ? meal : null,
    type: setTyped,
    choose: (mealType: MealTypeName | null) => write('meal', mealType ?? undefined),
  }
}

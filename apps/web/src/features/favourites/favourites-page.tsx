import type { CalendarDay } from '@dayplate/dates'
import { FAVOURITE_SEARCH_MAX_LENGTH } from '@dayplate/rules/favourites'
import { useIsAppMode } from '../../platform/app-mode/app-mode.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { FilterChip, FilterChips } from '../../ui/filter-chip/filter-chip.tsx'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { SearchField } from '../../ui/search-field/search-field.tsx'
import { FavouriteList } from './favourite-list.tsx'
import type { MealTypeName } from './favourites.gen.ts'
import styles from './favourites-page.module.css'
import { useFavouriteSearch } from './use-favourite-search.ts'

const FILTERS = [null, 'Breakfast', 'Lunch', 'Snack', 'Dinner'] as const satisfies readonly (MealTypeName | null)[]

/** The meals somebody marked, to look at, to cook and to put on a day. */
export function FavouritesPage({ today }: { readonly today: CalendarDay }) {
  const t = useT()
  const isAppMode = useIsAppMode()
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
      <FavouriteList text={text} mealType={mealType} today={today} />
    </Page>
  )
}

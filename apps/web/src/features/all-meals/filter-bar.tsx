import { useEffect, useState } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { DrawnPart } from '../../platform/lazy/drawn-part.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import { useAddressMarker } from '../../platform/navigation/use-address-marker.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FilterChip, FilterChips } from '../../ui/filter-chip/filter-chip.tsx'
import { RemovableChip } from '../../ui/filter-chip/removable-chip.tsx'
import { SearchField } from '../../ui/search-field/search-field.tsx'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import type { MealTypeName } from '../../domain/meal/meal-grounds.ts'
import styles from './filter-bar.module.css'
import type { ListedFood, ListOfMeals } from './list-of-meals.ts'
import { type MealFilters, MINUTES, SEARCH_MAX_LENGTH } from './meal-filters.ts'

const TYPES = [null, 'Breakfast', 'Lunch', 'Snack', 'Dinner'] as const satisfies readonly (MealTypeName | null)[]

interface FilterBarProps {
  readonly list: ListOfMeals
  readonly filters: MealFilters
  /** Called with every letter of the search. */
  readonly onType: (text: string) => void
  readonly onChange: (filters: MealFilters) => void
}

/** The search and the filters of the list. */
export function FilterBar({ list, filters, onType, onChange }: FilterBarProps) {
  const t = useT()
  return (
    <div className={styles.bar}>
      <SearchField
        label={t('all-meals/search')}
        placeholder={t('all-meals/search')}
        name="meals"
        maxLength={SEARCH_MAX_LENGTH}
        value={filters.text}
        onChange={onType}
      />
      <FilterChips isRow label={t('all-meals/type')}>
        {TYPES.map((type) => (
          <FilterChip key={type ?? 'all'} isOn={type === filters.type} onChange={() => onChange({ ...filters, type })}>
            {t('all-meals/type-name', { type: type ?? 'all' })}
          </FilterChip>
        ))}
      </FilterChips>
      <div className={styles.more}>
        <FilterChips isRow label={t('all-meals/filters')}>
          <FilterChip
            isOn={filters.isFavouritesFirst}
            onChange={(isFavouritesFirst) => onChange({ ...filters, isFavouritesFirst })}
          >
            {t('all-meals/favourites-first')}
          </FilterChip>
          <IngredientFilter
            foods={list.foods}
            foodId={filters.foodId}
            onChange={(foodId) => onChange({ ...filters, foodId })}
          />
          {MINUTES.map((minutes) => (
            <FilterChip
              key={minutes}
              isOn={minutes === filters.minutes}
              onChange={(isOn) => onChange({ ...filters, minutes: isOn ? minutes : null })}
            >
              {t('all-meals/minutes', { minutes })}
            </FilterChip>
          ))}
          {list.diets.map(({ id, name }) => (
            <FilterChip
              key={id}
              isOn={id === filters.dietId}
              onChange={(isOn) => onChange({ ...filters, dietId: isOn ? id : null })}
            >
              {name}
            </FilterChip>
          ))}
        </FilterChips>
      </div>
    </div>
  )
}

const ingredientChoice = lazyPart(async () => (await import('./ingredient-choice.tsx')).IngredientChoice)

interface IngredientFilterProps {
  readonly foods: readonly ListedFood[]
  readonly foodId: string | null
  readonly onChange: (foodId: string | null) => void
}

/** A button that opens the choice of an ingredient, or the chosen one. */
function IngredientFilter({ foods, foodId, onChange }: IngredientFilterProps) {
  const t = useT()
  const marker = useAddressMarker('choose-ingredient')
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    // The dialog leaves the history first, because its entry would otherwise keep the address without the filter.
    if (marker.value !== null || wanted === null) return
    setWanted(null)
    onChange(wanted)
    // oxlint-disable-next-line react/exhaustive-deps -- once, after the dialog has closed
  }, [marker.value, wanted])
  const choose = (id: string) => {
    setWanted(id)
    marker.close()
  }
  const chosen = foods.find(({ id }) => id === foodId)
  return (
    <>
      {foodId === null ? (
        <FilterChip isOn={false} onChange={() => marker.open()}>
          {t('all-meals/ingredient')}
        </FilterChip>
      ) : (
        <RemovableChip label={t('all-meals/with', { food: chosen?.name ?? foodId })} onRemove={() => onChange(null)} />
      )}
      {marker.value === null ? null : (
        <DrawnPart
          part={ingredientChoice}
          props={{ foods, onChoose: choose, onClose: marker.close }}
          failed={(retry) => (
            <Dialog title={t('all-meals/ingredient/title')} isTitleHidden onClose={marker.close}>
              <FailedState failure={{ kind: 'network' }} onRetry={retry} />
            </Dialog>
          )}
        />
      )}
    </>
  )
}

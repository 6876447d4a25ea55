import { isMealType, type MealTypeName } from '../../domain/meal/meal-grounds.ts'
import type { PlainSearch } from '../../platform/navigation/plain-search.ts'

/** The longest search text, in characters. */
export const SEARCH_MAX_LENGTH = 60

/** The choices of "up to … minutes". */
export const MINUTES = [15, 30] as const

/** What a person looks for. Null, empty and false filter nothing. */
export interface MealFilters {
  readonly text: string
  readonly type: MealTypeName | null
  readonly minutes: number | null
  readonly dietId: number | null
  readonly foodId: string | null
  readonly isFavouritesFirst: boolean
}

export const NO_FILTERS: MealFilters = {
  text: '',
  type: null,
  minutes: null,
  dietId: null,
  foodId: null,
  isFavouritesFirst: false,
}

/** Reads filters from an address. Values that are none of ours filter nothing. */
export function filtersOfSearch(search: PlainSearch): MealFilters {
  const { search: text = '', meal = null, minutes = '', diet = '', ingredient = '', order } = search
  return {
    text: text.slice(0, SEARCH_MAX_LENGTH),
    type: isMealType(meal) ? meal : null,
    minutes: MINUTES.find((choice) => String(choice) === minutes) ?? null,
    dietId: /^\d{1,4}$/.test(diet) ? Number(diet) : null,
    foodId: ingredient || null,
    isFavouritesFirst: order === 'favourites',
  }
}

/** The parameters of an address with these filters. Undefined ones are left out. */
export const searchOfFilters = (filters: MealFilters): Readonly<Record<string, string | undefined>> => ({
  search: filters.text || undefined,
  meal: filters.type ?? undefined,
  minutes: filters.minutes === null ? undefined : String(filters.minutes),
  diet: filters.dietId === null ? undefined : String(filters.dietId),
  ingredient: filters.foodId ?? undefined,
  order: filters.isFavouritesFirst ? 'favourites' : undefined,
})

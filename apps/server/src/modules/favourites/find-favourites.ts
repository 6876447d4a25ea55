import type { MealType } from '@dayplate/nutrition'
import { FAVOURITE_SEARCH_MAX_LENGTH } from '@dayplate/rules/favourites'
import type { Catalogue, MealVersion } from '../catalogue/index.ts'
import { holdsWords, wordsOf } from './holds-words.ts'

export interface FavouriteSearch {
  readonly text: string
  /** Null for all types. */
  readonly type: MealType | null
}

/** Favourites in the order of their ids. A meal that an operator removed from the catalogue is left out until it comes back. */
export const currentFavourites = (
  { currentByMealId }: Pick<Catalogue, 'currentByMealId'>,
  ids: readonly string[],
): readonly MealVersion[] => ids.flatMap((id) => currentByMealId.get(id) ?? [])

/** The favourites that match a search. */
export function searchFavourites(
  favourites: readonly MealVersion[],
  { text, type }: FavouriteSearch,
): readonly MealVersion[] {
  const words = wordsOf(text.slice(0, FAVOURITE_SEARCH_MAX_LENGTH))
  return favourites.filter((version) => (type === null || version.type === type) && holdsWords(version, words))
}

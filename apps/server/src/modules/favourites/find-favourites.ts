import type { Exclusions, MealType } from '@dayplate/nutrition'
import { FAVOURITE_SEARCH_MAX_LENGTH } from '@dayplate/rules/favourites'
import { offeredForm, type Catalogue, type MealVersion } from '../catalogue/index.ts'
import { holdsWords, wordsOf } from './holds-words.ts'

export interface FavouriteSearch {
  readonly text: string
  /** Null for all types. */
  readonly type: MealType | null
}

/**
 * Favourites in the order of their ids, in the form that the person gets. A meal that an operator removed from the catalogue is
 * left out until it comes back.
 *
 * @param exclusions null when they may not be read: then each recipe is shown as it was written, for those who eat least.
 */
export const currentFavourites = (
  catalogue: Pick<Catalogue, 'currentByMealId' | 'foodById'>,
  ids: readonly string[],
  exclusions: Exclusions | null,
): readonly MealVersion[] =>
  ids.flatMap(
    (id) => catalogue.currentByMealId.get(exclusions === null ? id : offeredForm(catalogue, id, exclusions)) ?? [],
  )

/** The favourites that match a search. */
export function searchFavourites(
  favourites: readonly MealVersion[],
  { text, type }: FavouriteSearch,
): readonly MealVersion[] {
  const words = wordsOf(text.slice(0, FAVOURITE_SEARCH_MAX_LENGTH))
  return favourites.filter((version) => (type === null || version.type === type) && holdsWords(version, words))
}

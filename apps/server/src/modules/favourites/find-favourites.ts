import type { MealType } from '@dayplate/nutrition'
import { FAVOURITE_SEARCH_MAX_LENGTH } from '@dayplate/rules/favourites'
import type { Services } from '../../services.ts'
import type { MealVersion } from '../catalogue/index.ts'
import { hasDietAccess, type Actor } from '../replacements/index.ts'
import { holdsWords, wordsOf } from './holds-words.ts'

export interface FavouriteSearch {
  readonly text: string
  /** Null for all types. */
  readonly type: MealType | null
}

/**
 * A person's favourites in the order of their ids. None without access to the diet, because favourites show recipes. A meal
 * that an operator removed from the catalogue is left out until it comes back.
 */
export async function listFavourites(
  services: Services,
  actor: Actor,
  ids: ReadonlySet<string>,
): Promise<readonly MealVersion[]> {
  if (!(await hasDietAccess(services, actor))) return []
  const { currentByMealId } = services.catalogue
  return [...ids].flatMap((id) => currentByMealId.get(id) ?? [])
}

/** The favourites that match a search. */
export function searchFavourites(
  favourites: readonly MealVersion[],
  { text, type }: FavouriteSearch,
): readonly MealVersion[] {
  const words = wordsOf(text.slice(0, FAVOURITE_SEARCH_MAX_LENGTH))
  return favourites.filter((version) => (type === null || version.type === type) && holdsWords(version, words))
}

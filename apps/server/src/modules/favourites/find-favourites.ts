import type { MealType } from '@dayplate/nutrition'
import { FAVOURITE_SEARCH_MAX_LENGTH } from '@dayplate/rules/favourites'
import type { Services } from '../../services.ts'
import type { MealVersion } from '../catalogue/index.ts'
import { hasDietAccess, type Actor } from '../replacements/index.ts'
import { findFavouriteIds } from './favourites.repository.ts'
import { holdsWords, wordsOf } from './holds-words.ts'

export interface FavouriteSearch {
  readonly text: string
  /** Null for all. */
  readonly type: MealType | null
}

/**
 * A person's favourites that a search finds, the newest first; none without access to the diet, for recipes are what access
 * gives. What an operator took out of the catalogue is left out, and is there again should it come back.
 */
export async function findFavourites(
  services: Services,
  actor: Actor,
  { text, type }: FavouriteSearch,
): Promise<readonly MealVersion[]> {
  if (!(await hasDietAccess(services, actor))) return []
  const { currentByMealId } = services.catalogue
  const words = wordsOf(text.slice(0, FAVOURITE_SEARCH_MAX_LENGTH))
  const ids = await findFavouriteIds(services.db, actor.userId)
  return ids
    .flatMap((id) => currentByMealId.get(id) ?? [])
    .filter((version) => (type === null || version.type === type) && holdsWords(version, words))
}

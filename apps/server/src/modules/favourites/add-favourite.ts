import { recipeIdOf } from '@dayplate/nutrition'
import { FAVOURITES_MOST } from '@dayplate/rules/favourites'
import { instantOf } from '../../platform/clock/clock.ts'
import type { Services } from '../../services.ts'
import { lockLedger } from '../access/index.ts'
import { hasDietAccess, type Actor, type NoAccess } from '../replacements/index.ts'
import { findFavouriteIds, insertMark } from './favourites.repository.ts'

export type AddOutcome =
  | { readonly kind: 'added' }
  /** The catalogue has no such meal, or no longer has it. */
  | { readonly kind: 'no-such-meal' }
  | { readonly kind: 'too-many' }
  | NoAccess

/** Marks a meal as a favourite, by its recipe, so that both forms are. Marking it twice, even at the same time, is the same as once. */
export async function addFavourite(services: Services, actor: Actor, addedId: string): Promise<AddOutcome> {
  if (!(await hasDietAccess(services, actor))) return { kind: 'no-access' }
  const mealId = recipeIdOf(addedId)
  if (!services.catalogue.currentByMealId.has(mealId)) return { kind: 'no-such-meal' }
  const { userId } = actor
  return services.db.transaction().execute(async (trx): Promise<AddOutcome> => {
    // Locked, because otherwise two calls at once could each find room for the last favourite.
    await lockLedger(trx, userId)
    const ids = await findFavouriteIds(trx, userId)
    if (ids.includes(mealId)) return { kind: 'added' }
    if (ids.length >= FAVOURITES_MOST) return { kind: 'too-many' }
    await insertMark(trx, userId, { mealId, now: instantOf(services.clock) })
    return { kind: 'added' }
  })
}

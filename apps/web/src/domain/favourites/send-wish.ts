import { reportError } from '../../platform/errors/report-error.ts'
import { acknowledge } from '../../platform/errors/watched-failures.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { createMutationQueue } from '../../platform/mutation-queue/mutation-queue.ts'
import { type FavouriteWish, clearPending, readWish } from './favourite-wishes.ts'
import type { WishOutcome } from './wish-outcome.ts'
import { AddMealToFavoritesDocument, RemoveMealFromFavoritesByMealIdDocument } from './favourites.gen.ts'

const send = createMutationQueue(
  async (mealId: string, { isFavourite, mealKey }: FavouriteWish): Promise<WishOutcome> => {
    const sent = isFavourite
      ? await sendMutation(AddMealToFavoritesDocument, { mealId, mealKey })
      : await sendMutation(RemoveMealFromFavoritesByMealIdDocument, { mealId })
    // A toast reports it.
    if (sent.kind === 'failed') acknowledge(sent.failure)
    if (sent.kind === 'failed' && sent.isUnknown) return { kind: 'unknown' }
    if (sent.kind === 'failed') return sent.failure.kind === 'network' ? { kind: 'offline' } : FAILED
    if (!('addMealToFavorites' in sent.data)) return { kind: 'done' }
    const added = sent.data.addMealToFavorites
    if (added.__typename === 'FavoriteMealAdded') return { kind: 'done' }
    return { kind: 'failed', reason: added.__typename === 'ValidationException' ? added.description : null }
  },
)

const FAILED: WishOutcome = { kind: 'failed', reason: null }

/** Sends a noted change. However often the heart is pressed, the gateway stores the last press. */
export async function sendWish(mealId: string, wish: FavouriteWish): Promise<WishOutcome> {
  const outcome = await send(mealId, wish)
  if (readWish(mealId) !== wish) return { kind: 'overtaken' }
  clearPending(mealId)
  // A refusal with a reason is not an error of the product.
  if (outcome.kind === 'failed' && outcome.reason === null) {
    reportError(`Failed to ${wish.isFavourite ? 'add meal to' : 'remove meal from'} favorites`)
  }
  return outcome
}

import { showToast } from '../../ui/toast/toast.ts'
import { readTranslator } from '../../platform/i18n/i18n.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import type { FavouriteChange } from './favourite-change.ts'
import { clearPending, setPending } from './pending-favourites.ts'
import type { FavouriteOutcome } from './favourite-outcome.ts'

const sending = lazyPart(async () => (await import('./change-favourite.ts')).changeFavourite, 'heart-outcome')

/**
 * Adds or removes a favourite. The heart changes in the same frame; the code and texts that send the change and report
 * it load with the first press. Texts: `heart`.
 */
export async function pressFavourite(change: FavouriteChange): Promise<FavouriteOutcome> {
  const { mealId, mealKey, isFavourite } = change
  const pending = { isFavourite, mealKey }
  setPending(mealId, pending)
  const changeFavourite = await sending.load().catch(() => null)
  if (changeFavourite !== null) return changeFavourite(change, pending)
  clearPending(mealId)
  // Offers no retry, because a browser remembers a module that failed to load.
  showToast({ text: readTranslator().t('heart/offline') })
  return { kind: 'offline' }
}

import { showToast } from '../../ui/toast/toast.ts'
import { readTranslator } from '../../platform/i18n/i18n.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import type { FavouriteChange } from './favourite-change.ts'
import { clearPending, noteWish } from './favourite-wishes.ts'
import type { WishOutcome } from './wish-outcome.ts'

const sending = lazyPart(async () => (await import('./change-favourite.ts')).changeFavourite, 'heart-outcome')

/** Adds or removes a favourite: shown within the frame, sent and told by code and texts that come with the first press. Texts: `heart`. */
export async function wishFavourite(change: FavouriteChange): Promise<WishOutcome> {
  const { mealId, mealKey, isFavourite } = change
  const wish = { isFavourite, mealKey }
  noteWish(mealId, wish)
  const changeFavourite = await sending.load().catch(() => null)
  if (changeFavourite !== null) return changeFavourite(change, wish)
  clearPending(mealId)
  // Without the code there is no trying again: browsers remember that it did not arrive.
  showToast({ text: readTranslator().t('heart/offline') })
  return { kind: 'offline' }
}

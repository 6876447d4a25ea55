import { showToast } from '../../ui/toast/toast.ts'
import { loadMessages, readTranslator } from '../../platform/i18n/i18n.ts'
import type { FavouriteChange } from './favourite-change.ts'
import { clearPending, noteWish } from './favourite-wishes.ts'
import type { WishOutcome } from './wish-outcome.ts'

/**
 * Adds or removes a favourite. The heart changes at once; the code that sends and reports loads with the first press. Texts:
 * `heart`.
 */
export async function wishFavourite(change: FavouriteChange): Promise<WishOutcome> {
  const { mealId, mealKey, isFavourite } = change
  const wish = { isFavourite, mealKey }
  noteWish(mealId, wish)
  const loaded = await loadChangeFavourite().catch(() => null)
  if (loaded !== null) return loaded.changeFavourite(change, wish)
  clearPending(mealId)
  // Without the code a retry is useless, because the browser remembers the failed module.
  showToast({ text: readTranslator().t('heart/offline') })
  return { kind: 'offline' }
}

async function loadChangeFavourite() {
  const [loaded] = await Promise.all([import('./change-favourite.ts'), loadMessages('heart-outcome')])
  return loaded
}

import { showToast } from '../../ui/toast/toast.ts'
import { readTranslator } from '../i18n/i18n.ts'
import type { FavouriteChange } from './favourite-change.ts'
import { noteWish, type FavouriteWish } from './favourite-wishes.ts'
import { sendWish } from './send-wish.ts'
import type { WishOutcome } from './wish-outcome.ts'

/** Carries out a wish that is noted and says in a toast how it went; a removal can be taken back there. */
export async function changeFavourite(change: FavouriteChange, wish: FavouriteWish): Promise<WishOutcome> {
  const { mealId, name, isFavourite, onUndo, onDone } = change
  const outcome = await sendWish(mealId, wish)
  if (outcome.kind === 'done') onDone?.(isFavourite)
  const { t } = readTranslator()
  switch (outcome.kind) {
    case 'overtaken':
      break
    case 'offline':
    case 'unknown':
      showToast({ text: t(`heart/${outcome.kind}`) })
      break
    case 'failed':
      showToast({ text: outcome.reason ?? t(isFavourite ? 'heart/not-added' : 'heart/not-removed') })
      break
    case 'done':
      if (isFavourite) showToast({ text: t('heart/added', { meal: name }) })
      else {
        const undo = () => {
          onUndo?.()
          const wanted = { ...wish, isFavourite: true }
          noteWish(mealId, wanted)
          void changeFavourite({ ...change, isFavourite: true }, wanted)
        }
        showToast({ text: t('heart/removed', { meal: name }), action: { label: t('heart/undo'), onClick: undo } })
      }
  }
  return outcome
}

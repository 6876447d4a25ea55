import { showToast } from '../../ui/toast/toast.ts'
import { readTranslator } from '../../platform/i18n/i18n.ts'
import type { FavouriteChange } from './favourite-change.ts'
import { noteWish, type FavouriteWish } from './favourite-wishes.ts'
import { sendWish } from './send-wish.ts'
import type { WishOutcome } from './wish-outcome.ts'

interface ChangeOptions {
  /** The change undoes a removal, for which the page has no other button. */
  readonly isUndo: boolean
}

/** Sends a noted change and reports the result in a toast, which offers to undo a removal. Texts: `heart-outcome`. */
export async function changeFavourite(
  change: FavouriteChange,
  wish: FavouriteWish,
  { isUndo }: ChangeOptions = { isUndo: false },
): Promise<WishOutcome> {
  const { mealId, name, isFavourite, onUndo, onDone } = change
  const outcome = await sendWish(mealId, wish)
  const { t } = readTranslator()
  const say = (text: string) => showToast({ text })
  const send = (wanted: FavouriteWish, options: ChangeOptions) => {
    noteWish(mealId, wanted)
    void changeFavourite({ ...change, isFavourite: wanted.isFavourite }, wanted, options)
  }
  // Sending twice does no harm, because adding a favourite again changes nothing.
  const offerAgain = (text: string) =>
    showToast({ text, action: { label: t('heart/again'), onClick: () => send(wish, { isUndo }) } })
  switch (outcome.kind) {
    case 'overtaken':
      break
    case 'offline':
      offerAgain(isUndo ? t('heart/still-removed', { meal: name }) : t('heart/offline'))
      break
    case 'unknown':
      if (isUndo) offerAgain(t('heart/undo-unknown'))
      else say(t('heart/unknown'))
      break
    case 'failed':
      say(outcome.reason ?? t(isFavourite ? 'heart/not-added' : 'heart/not-removed'))
      break
    case 'done':
      onDone?.(isFavourite)
      if (isFavourite) say(t('heart/added', { meal: name }))
      else {
        const undo = () => {
          onUndo?.()
          send({ ...wish, isFavourite: true }, { isUndo: true })
        }
        showToast({ text: t('heart/removed', { meal: name }), action: { label: t('heart/undo'), onClick: undo } })
      }
  }
  return outcome
}

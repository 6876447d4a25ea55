import { showToast } from '../../ui/toast/toast.ts'
import { readTranslator } from '../../platform/i18n/i18n.ts'
import { reportError } from '../../platform/errors/report-error.ts'
import { acknowledge } from '../../platform/errors/watched-failures.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { createMutationQueue } from '../../platform/mutation-queue/mutation-queue.ts'
import type { FavouriteChange } from './favourite-change.ts'
import { setPending, type PendingFavourite, clearPending, readPending } from './pending-favourites.ts'
import type { FavouriteOutcome } from './favourite-outcome.ts'
import { AddMealToFavoritesDocument, RemoveMealFromFavoritesByMealIdDocument } from './favourites.gen.ts'

interface ChangeOptions {
  /** The change undoes a removal, for which the page has no other button. */
  readonly isUndo: boolean
}

/** Sends a noted change and reports the result in a toast, which offers to undo a removal. Texts: `heart-outcome`. */
export async function changeFavourite(
  change: FavouriteChange,
  pending: PendingFavourite,
  { isUndo }: ChangeOptions = { isUndo: false },
): Promise<FavouriteOutcome> {
  const { mealId, name, isFavourite, onUndo, onDone } = change
  const outcome = await sendPending(mealId, pending)
  const { t } = readTranslator()
  const say = (text: string) => showToast({ text })
  const send = (wanted: PendingFavourite, options: ChangeOptions) => {
    setPending(mealId, wanted)
    void changeFavourite({ ...change, isFavourite: wanted.isFavourite }, wanted, options)
  }
  // Sending twice does no harm, because adding a favourite again changes nothing.
  const offerAgain = (text: string) =>
    showToast({ text, action: { label: t('heart/again'), onClick: () => send(pending, { isUndo }) } })
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
          send({ ...pending, isFavourite: true }, { isUndo: true })
        }
        showToast({ text: t('heart/removed', { meal: name }), action: { label: t('heart/undo'), onClick: undo } })
      }
  }
  return outcome
}

const send = createMutationQueue(
  async (mealId: string, { isFavourite, mealKey }: PendingFavourite): Promise<FavouriteOutcome> => {
    const sent = isFavourite
      ? await sendMutation(AddMealToFavoritesDocument, { mealId, mealKey })
      : await sendMutation(RemoveMealFromFavoritesByMealIdDocument, { mealId })
    // A toast reports the failure.
    if (sent.kind === 'failed') acknowledge(sent.failure)
    if (sent.kind === 'failed' && sent.isUnknown) return { kind: 'unknown' }
    if (sent.kind === 'failed') return sent.failure.kind === 'network' ? { kind: 'offline' } : FAILED
    if (!('addMealToFavorites' in sent.data)) return { kind: 'done' }
    const added = sent.data.addMealToFavorites
    if (added.__typename === 'FavoriteMealAdded') return { kind: 'done' }
    return { kind: 'failed', reason: added.__typename === 'ValidationException' ? added.description : null }
  },
)

const FAILED: FavouriteOutcome = { kind: 'failed', reason: null }

/** Sends a pending change. However often the heart is pressed, the gateway keeps the last press. */
async function sendPending(mealId: string, pending: PendingFavourite): Promise<FavouriteOutcome> {
  const outcome = await send(mealId, pending)
  if (readPending(mealId) !== pending) return { kind: 'overtaken' }
  clearPending(mealId)
  // Reported only without a reason, because a refusal with a reason is no fault of the product.
  if (outcome.kind === 'failed' && outcome.reason === null) {
    reportError(`Failed to ${pending.isFavourite ? 'add meal to' : 'remove meal from'} favorites`)
  }
  return outcome
}

import { reportError } from '../../platform/errors/report-error.ts'
import { doubtAnswers } from '../../platform/graphql-client/doubted-answers.ts'
import { loadMessages, readTranslator } from '../../platform/i18n/i18n.ts'
import type { OutboxKind } from '../../platform/outbox/outbox.ts'
import { sendKeyedMutation, type SentOnce } from '../../platform/outbox/send-keyed-mutation.ts'
import { tellWaiting } from '../../platform/outbox/tell-waiting.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { AddMealToFavoritesDocument, RemoveMealFromFavoritesByMealIdDocument } from './favourites.gen.ts'
import { type FavouriteMark, favouriteMarkOf, ownPresses } from './pending-favourites.ts'
import { pressFavourite } from './press-favourite.ts'

/** Presses on hearts. The page that was pressed says what became of it, and offers to undo a removal. */
export const favouriteKind: OutboxKind = {
  async deliver(input, key) {
    const mark = favouriteMarkOf(input)
    if (mark === null) return 'done'
    const sent = await send(mark, key)
    if (sent.kind === 'missing') {
      if (sent.delivery === 'offline') {
        tellWaiting()
        late.add(key)
      }
      return sent.delivery
    }
    // The page still shows the state from before the lost answer.
    if (sent.kind === 'repeated') await doubtAnswers()
    const refusal = sent.kind === 'answered' ? sent.data : null
    if (refusal === null) tellDone(mark, key)
    else tellRefused(key, refusal)
    return 'done'
  },
  giveUp(input, key) {
    const isAdded = favouriteMarkOf(input)?.isFavourite === true
    reportError(new Error(`Failed to ${isAdded ? 'add meal to' : 'remove meal from'} favorites`))
    tellRefused(key, { id: isAdded ? 'heart/not-added' : 'heart/not-removed' })
  },
}

/** Presses that had to wait for the connection. Once they are sent, nothing more is said about them. */
const late = new Set<string>()

/** The gateway's reason, or the id of a text. */
type Refusal = { readonly text: string } | { readonly id: 'heart/no-access' | 'heart/not-added' | 'heart/not-removed' }

/** The data is the reason of a refusal; null without one. */
async function send({ mealId, mealKey, isFavourite }: FavouriteMark, key: string): Promise<SentOnce<Refusal | null>> {
  if (!isFavourite) {
    const sent = await sendKeyedMutation(RemoveMealFromFavoritesByMealIdDocument, { mealId }, key)
    return sent.kind === 'answered' ? { kind: 'answered', data: null } : sent
  }
  const sent = await sendKeyedMutation(AddMealToFavoritesDocument, { mealId, mealKey }, key)
  if (sent.kind !== 'answered') return sent
  const answer = sent.data.addMealToFavorites
  switch (answer.__typename) {
    case 'FavoriteMealAdded':
      return { kind: 'answered', data: null }
    case 'ValidationException':
      return {
        kind: 'answered',
        data: answer.description === null ? { id: 'heart/not-added' } : { text: answer.description },
      }
    case 'UnauthorizedException':
      return { kind: 'answered', data: { id: 'heart/no-access' } }
  }
}

function tellDone({ isFavourite, name }: FavouriteMark, key: string): void {
  const press = ownPresses.get(key)
  ownPresses.delete(key)
  press?.onDone?.(isFavourite)
  if (late.delete(key) || press === undefined) return
  withTexts((t) => {
    if (isFavourite) return showToast({ text: t('heart/added', { meal: name }) })
    const undo = () => {
      press.onUndo?.()
      pressFavourite({ ...press, isFavourite: true })
    }
    showToast({ text: t('heart/removed', { meal: name }), action: { label: t('heart/undo'), onClick: undo } })
  })
}

function tellRefused(key: string, refusal: Refusal): void {
  ownPresses.get(key)?.onRefused?.()
  ownPresses.delete(key)
  late.delete(key)
  withTexts((t) => showToast({ text: 'id' in refusal ? t(refusal.id) : refusal.text }))
}

/** Loads the texts first, because this may be another page than the one that was pressed. */
const withTexts = (tell: (t: ReturnType<typeof readTranslator>['t']) => void): void =>
  void loadMessages('heart-outcome').then(
    () => tell(readTranslator().t),
    () => {},
  )

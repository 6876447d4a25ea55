import { doubtAnswers } from '../../../platform/graphql-client/doubted-answers.ts'
import type { Delivery, OutboxKind } from '../../../platform/outbox/outbox.ts'
import { sendKeyedMutation } from '../../../platform/outbox/send-keyed-mutation.ts'
import { giveUp, noteVersion, say, seenVersion } from '../marks/mark-answers.ts'
import { sharedItemMark, sharedProductMark } from '../marks/mark-entries.ts'
import { noteGone } from './gone-links.ts'
import { SharedShoppingListMarkItemDocument, SharedShoppingListMarkProductDocument } from './shared.gen.ts'

/** Ticks of a guest. Texts: `shopping-list`. */
export const sharedProductMarkKind: OutboxKind = {
  async deliver(input, key) {
    const mark = sharedProductMark.safeParse(input)
    if (!mark.success) return 'done'
    const { token, productId, isBought, version, key: row } = mark.data
    const variables = { token, productId, isBought, version: seenVersion(row, version) }
    const sent = await sendKeyedMutation(SharedShoppingListMarkProductDocument, variables, key)
    if (sent.kind !== 'answered') return deliveryOf(sent)
    const answer = sent.data.sharedShoppingListMarkProduct
    if (answer.__typename !== 'SharedShoppingProductMarked') return refused(answer.__typename, token)
    const { product } = answer
    return confirmed(product.key, product, isBought)
  },
  giveUp: () => giveUp('Failed to mark a product of a shared list'),
}

export const sharedItemMarkKind: OutboxKind = {
  async deliver(input, key) {
    const mark = sharedItemMark.safeParse(input)
    if (!mark.success) return 'done'
    const { token, id, isBought, version } = mark.data
    const variables = { token, id, isBought, version: seenVersion(id, version) }
    const sent = await sendKeyedMutation(SharedShoppingListMarkItemDocument, variables, key)
    if (sent.kind !== 'answered') return deliveryOf(sent)
    const answer = sent.data.sharedShoppingListMarkItem
    if (answer.__typename !== 'ShoppingItemChanged') return refused(answer.__typename, token)
    return confirmed(answer.item.id, answer.item, isBought)
  },
  giveUp: () => giveUp('Failed to mark an item of a shared list'),
}

/** After a lost answer the page still shows the state from before. */
async function deliveryOf(
  sent: { readonly kind: 'repeated' } | { readonly kind: 'missing'; readonly delivery: Delivery },
): Promise<Delivery> {
  if (sent.kind === 'missing') return sent.delivery
  await doubtAnswers()
  return 'done'
}

/** Says so if the row has changed in the meantime, and shows its newer state. */
function confirmed(
  row: string,
  { version, isBought }: { readonly version: number; readonly isBought: boolean },
  wished: boolean,
): Delivery {
  noteVersion(row, version)
  if (isBought !== wished) say('shopping-list/other-device')
  return 'done'
}

function refused(by: 'ValidationException' | 'UnauthorizedException', token: string): Delivery {
  if (by === 'UnauthorizedException') noteGone(token)
  else say('shopping-list/mark/gone')
  return 'done'
}

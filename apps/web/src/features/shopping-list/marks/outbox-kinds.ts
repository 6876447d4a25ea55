import { doubtAnswers } from '../../../platform/graphql-client/doubted-answers.ts'
import type { Delivery, OutboxKind } from '../../../platform/outbox/outbox.ts'
import { sendKeyedMutation, type SentOnce } from '../../../platform/outbox/send-keyed-mutation.ts'
import { renewKeptItem, renewKeptProduct } from '../kept/kept-lists.ts'
import {
  ShoppingListAddItemDocument,
  ShoppingListMarkItemDocument,
  ShoppingListMarkProductAsBoughtDocument,
  ShoppingListMarkProductAsNotBoughtDocument,
  ShoppingListRemoveItemDocument,
} from '../shopping-list.gen.ts'
import type { OwnItem, ShoppingProduct } from '../shopping-list-of-period.ts'
import { giveUp, noteVersion, say, seenVersion } from './mark-answers.ts'
import { itemMark, itemToAdd, type ProductMark, productMark } from './mark-entries.ts'

/** Texts: `shopping-list`. */
export const productMarkKind: OutboxKind = {
  async deliver(input, key) {
    const mark = productMark.safeParse(input)
    if (!mark.success) return 'done'
    const { isBought } = mark.data
    return told(await sendProductMark(mark.data, key), {
      product: (product) => {
        hearProduct(product)
        if (product.isBought !== isBought) say('shopping-list/other-device')
      },
    })
  },
  giveUp: () => giveUp('Failed to mark a product of the shopping list'),
}

/** Takes over the state of a product that the gateway confirmed. */
export function hearProduct(product: ShoppingProduct): void {
  noteVersion(product.key, product.version)
  renewKeptProduct(product)
}

async function sendProductMark(mark: ProductMark, key: string): Promise<SentOnce<MarkAnswer>> {
  const { productId, start, end } = mark
  const request = { productId, datePeriod: { start, end }, version: seenVersion(mark.key, mark.version) }
  if (mark.isBought) {
    const sent = await sendKeyedMutation(ShoppingListMarkProductAsBoughtDocument, { request }, key)
    return sent.kind === 'answered' ? { ...sent, data: sent.data.shoppingListMarkProductAsBought } : sent
  }
  const sent = await sendKeyedMutation(ShoppingListMarkProductAsNotBoughtDocument, { request }, key)
  return sent.kind === 'answered' ? { ...sent, data: sent.data.shoppingListMarkProductAsNotBought } : sent
}

export const itemMarkKind: OutboxKind = {
  async deliver(input, key) {
    const mark = itemMark.safeParse(input)
    if (!mark.success) return 'done'
    const { id, isBought, version } = mark.data
    const variables = { id, isBought, version: seenVersion(id, version) }
    const sent = await sendKeyedMutation(ShoppingListMarkItemDocument, variables, key)
    const answer = sent.kind === 'answered' ? { ...sent, data: sent.data.shoppingListMarkItem } : sent
    return told(answer, {
      item: (item) => {
        noteVersion(item.id, item.version)
        renewKeptItem(item)
        if (item.isBought !== isBought) say('shopping-list/other-device')
      },
    })
  },
  giveUp: () => giveUp('Failed to mark an item of the shopping list'),
}

export const itemAddKind: OutboxKind = {
  async deliver(input, key) {
    const item = itemToAdd.safeParse(input)
    if (!item.success) return 'done'
    const sent = await sendKeyedMutation(ShoppingListAddItemDocument, item.data, key)
    const answer = sent.kind === 'answered' ? { ...sent, data: sent.data.shoppingListAddItem } : sent
    return told(answer, { item: renewKeptItem })
  },
  giveUp: () => giveUp('Failed to add an item to the shopping list'),
}

export const itemRemoveKind: OutboxKind = {
  async deliver(input, key) {
    const item = itemToAdd.safeParse(input)
    if (!item.success) return 'done'
    const sent = await sendKeyedMutation(ShoppingListRemoveItemDocument, { id: item.data.id }, key)
    return sent.kind === 'missing' ? sent.delivery : 'done'
  },
  giveUp: () => giveUp('Failed to remove an item of the shopping list'),
}

export type MarkAnswer =
  | { readonly __typename: 'ShoppingProductMarked'; readonly product: ShoppingProduct }
  | { readonly __typename: 'ShoppingItemChanged'; readonly item: OwnItem }
  | {
      readonly __typename: 'ValidationException'
      readonly details: readonly { readonly messages: readonly string[] }[]
    }
  | { readonly __typename: 'UnauthorizedException' }

interface Hearing {
  readonly product?: (product: ShoppingProduct) => void
  readonly item?: (item: OwnItem) => void
}

/**
 * Passes an answer on. After a lost one the page still shows the state from before. A refusal is told once: its thing is gone, or the
 * access has ended.
 */
export async function told(sent: SentOnce<MarkAnswer>, hear: Hearing): Promise<Delivery> {
  if (sent.kind === 'missing') return sent.delivery
  if (sent.kind === 'repeated') {
    await doubtAnswers()
    return 'done'
  }
  switch (sent.data.__typename) {
    case 'ShoppingProductMarked':
      hear.product?.(sent.data.product)
      break
    case 'ShoppingItemChanged':
      hear.item?.(sent.data.item)
      break
    case 'ValidationException':
      say(
        sent.data.details[0]?.messages[0] === 'shopping-list/too-many-items'
          ? 'shopping-list/too-many-items'
          : 'shopping-list/mark/gone',
      )
      break
    case 'UnauthorizedException':
      say('shopping-list/mark/no-access')
  }
  return 'done'
}

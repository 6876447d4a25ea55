import type { OutboxKind } from '../../../platform/outbox/outbox.ts'
import { sendKeyedMutation } from '../../../platform/outbox/send-keyed-mutation.ts'
import { giveUp, say, seenVersion } from '../marks/mark-answers.ts'
import { type AtHome, atHome } from '../marks/mark-entries.ts'
import { hearProduct, told } from '../marks/outbox-kinds.ts'
import { ShoppingListSetAtHomeDocument } from '../shopping-list.gen.ts'
import type { ShoppingProduct } from '../shopping-list-of-period.ts'

/** How much of a product is at home. Texts: `shopping-list`. */
export const atHomeKind: OutboxKind = {
  async deliver(input, key) {
    const stock = atHome.safeParse(input)
    if (!stock.success) return 'done'
    const { grams, productId, start, end, version } = stock.data
    const request = { productId, datePeriod: { start, end }, version: seenVersion(stock.data.key, version) }
    const sent = await sendKeyedMutation(ShoppingListSetAtHomeDocument, { request, grams }, key)
    return told(sent.kind === 'answered' ? { ...sent, data: sent.data.shoppingListSetAtHome } : sent, {
      product: (product) => {
        hearProduct(product)
        if (!isAsSaid(product, stock.data)) say('shopping-list/other-device')
      },
    })
  },
  giveUp: () => giveUp('Failed to save what is at home'),
}

/**
 * With the newer state of another device the gateway has not taken the amount. It takes no more than the list needs, in whole grams; what
 * was bought too may take the place of some.
 */
const isAsSaid = ({ atHomeGrams, bought, neededGrams }: ShoppingProduct, { grams }: AtHome): boolean =>
  bought === null ? Math.abs(atHomeGrams - Math.min(grams, neededGrams)) <= 1 : grams > 0 || atHomeGrams === 0

import type { OutboxEntry } from '../../../platform/outbox/outbox-entries.ts'
import { AT_HOME, atHome } from '../marks/mark-entries.ts'
import type { ShoppingProduct } from '../shopping-list-of-period.ts'

/** A product with the amount at home that waits in the outbox. How much is left to buy follows with the gateway's answer. */
export function withPendingStock(product: ShoppingProduct, entries: readonly OutboxEntry[]): ShoppingProduct {
  const entry = entries.find(({ kind, subject }) => kind === AT_HOME && subject === product.key)
  const grams = entry === undefined ? null : (atHome.safeParse(entry.input).data?.grams ?? null)
  if (grams === null) return product
  const isEnough = grams >= product.neededGrams
  return {
    ...product,
    atHomeGrams: Math.min(grams, product.neededGrams),
    atHome: grams === 0 ? null : isEnough ? product.needed : `${grams}\u00a0g`,
    isBought: isEnough || (product.isBought && product.bought !== null),
  }
}

import * as z from 'zod/mini'

/** Names of the kinds of changes of the list in the outbox. */
export const PRODUCT_MARK = 'shopping-product-mark'
export const ITEM_MARK = 'shopping-item-mark'
export const ITEM_ADD = 'shopping-item-add'
export const ITEM_REMOVE = 'shopping-item-remove'
export const AT_HOME = 'shopping-at-home'

/** The same for a list that another person shares by a link. */
export const SHARED_PRODUCT_MARK = 'shared-product-mark'
export const SHARED_ITEM_MARK = 'shared-item-mark'

/** Null for a thing that was written without a connection: the gateway has given it no version yet. */
const version = z.nullable(z.number())

export const productMark = z.object({
  key: z.string(),
  productId: z.string(),
  start: z.string(),
  end: z.string(),
  isBought: z.boolean(),
  version,
})
/** How much of a product is at home. */
export const atHome = z.object({
  key: z.string(),
  productId: z.string(),
  start: z.string(),
  end: z.string(),
  grams: z.number(),
  version,
})
export const itemMark = z.object({ id: z.string(), isBought: z.boolean(), version })
/** Of an item that is added or taken off. */
export const itemToAdd = z.object({ id: z.string(), name: z.string() })

/** Ticks of a list that another person shares; the link opens it for them, because they have no session with it. */
export const sharedProductMark = z.object({
  token: z.string(),
  key: z.string(),
  productId: z.string(),
  isBought: z.boolean(),
  version: z.number(),
})
export const sharedItemMark = z.object({
  token: z.string(),
  id: z.string(),
  isBought: z.boolean(),
  version: z.number(),
})

export type ProductMark = z.infer<typeof productMark>
export type AtHome = z.infer<typeof atHome>
export type ItemMark = z.infer<typeof itemMark>
export type ItemToAdd = z.infer<typeof itemToAdd>
export type SharedProductMark = z.infer<typeof sharedProductMark>
export type SharedItemMark = z.infer<typeof sharedItemMark>

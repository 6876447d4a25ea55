import { restOfPurchase } from '@dayplate/rules/shopping-list'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayFromStart } from './tools/movable-clock.ts'
import { COPY } from './tools/replace-documents.ts'
import { BOUGHT, NOT_BOUGHT } from './tools/shopping-documents.ts'
import { days, shoppingProductsOf, type ShoppingProducts } from './tools/shopping-products.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let shop: ShoppingProducts
beforeAll(async () => {
  server = await startTestServer()
  shop = await shoppingProductsOf(server)
})
afterAll(() => server.close())

describe('the rest of a pack', () => {
  it('is at home for the days after, until the tick is taken back', async () => {
    const { token } = await shop.shopper()
    const late = new Set((await shop.productsOf(token, days(4, 7))).map(({ productId }) => productId))
    const early = (await shop.productsOf(token, days(1, 3))).filter(({ productId }) => late.has(productId))
    for (const { productId } of early) await shop.mark(BOUGHT, token, productId, days(1, 3))
    const inStock = (await shop.productsOf(token, days(4, 7))).filter(({ isBought }) => isBought)
    const lasting = inStock.find(({ productId }) => {
      const food = server.services.catalogue.foodById.get(productId)
      return food?.category === 'seasonings' || food?.category === 'fats'
    })
    if (lasting === undefined) throw new Error('no seasoning lasts')
    // Not a purchase of these days, so it stays in sight.
    expect(lasting).toMatchObject({ bought: null, atHome: lasting.needed })
    await shop.mark(NOT_BOUGHT, token, lasting.productId, days(1, 3))
    expect(await shop.productOf(token, days(4, 7), lasting.productId)).toMatchObject({ isBought: false, atHome: null })
  })
})

describe('after a change of the plan', () => {
  it('what was bought stays bought, and only the rest is missing', async () => {
    const { token, userId } = await shop.shopper()
    const period = days(1, 7)
    const needsBefore = await shop.needsOf(userId, period)
    const before = await shop.productsOf(token, period)
    for (const { productId } of before) await shop.mark(BOUGHT, token, productId, period)
    await shop.ask(COPY, token, { sourceDate: dayFromStart(3), targetDate: dayFromStart(4) })
    const after = await shop.productsOf(token, period)
    const missing = after.filter(({ isBought }) => !isBought)
    expect(after.length - missing.length).toBeGreaterThan(after.length / 2)
    // Whatever moved between the days: all that the packs hold counts, and what is missing is only the larger need.
    for (const { productId, bought } of missing) {
      const neededG = needsBefore.get(productId) ?? 0
      const food = server.services.catalogue.foodById.get(productId)
      if (food === undefined) throw new Error(`no food ${productId}`)
      const packedG = neededG + restOfPurchase(food, neededG)
      expect([null, ...shop.textsOf(productId, packedG)]).toContain(bought)
      expect(bought === null).toBe(neededG === 0)
    }
  })
})

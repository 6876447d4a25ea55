import type { CalendarDay } from '@dayplate/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayFromStart } from './tools/movable-clock.ts'
import { AT_HOME, BOUGHT, LIST, NOT_BOUGHT, PLATES } from './tools/shopping-documents.ts'
import { days, shoppingProductsOf, type ListedProduct, type ShoppingProducts } from './tools/shopping-products.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let shop: ShoppingProducts
beforeAll(async () => {
  server = await startTestServer()
  shop = await shoppingProductsOf(server)
})
afterAll(() => server.close())

describe('the shopping list', () => {
  it('has what the stored plan needs, computed by other code', async () => {
    const { token, userId } = await shop.shopper()
    const period = days(2, 5)
    const expected = [...(await shop.needsOf(userId, period))].filter(([, grams]) => grams >= 1)
    const listed = await shop.productsOf(token, period)
    expect(listed.map(({ productId }) => productId).toSorted()).toEqual(expected.map(([foodId]) => foodId).toSorted())
    const shown = new Map(listed.map(({ productId, needed }) => [productId, needed]))
    for (const [foodId, grams] of expected) expect(shop.textsOf(foodId, grams), foodId).toContain(shown.get(foodId))
  })

  it('shows the days of the week from today that have a plan by default, by aisles in the order of a shop', async () => {
    const { token } = await shop.shopper()
    const list = await shop.ask(LIST, token)
    expect([list.__typename, list.period, list.plates]).toEqual(['ShoppingList', days(1, 6), 1])
    expect(list.categories[0]).toMatchObject({ key: 'produce', categoryId: 'produce', name: 'Fruit and vegetables' })
    for (const { products } of list.categories) {
      expect(products.length).toBeGreaterThan(0)
      for (const product of products) {
        expect(product).toMatchObject({ isBought: false, version: 0, bought: null, atHome: null })
        expect(product.measurements[0].amount).toBeGreaterThan(0)
        expect([product.externalStoreProductId, product.externalStoreMeasure, product.externalStoreUnit]).toEqual([
          null,
          null,
          null,
        ])
      }
    }
  })

  it('says for which meals each product is', async () => {
    const { token } = await shop.shopper()
    const { categories, cookedMeals: meals } = await shop.ask(LIST, token, { period: days(1, 7) })
    const listed: readonly string[] = categories.flatMap(({ products }: { products: ListedProduct[] }) =>
      products.map((one) => one.productId),
    )
    const needed = new Set<string>(meals.flatMap(({ productIds }: { productIds: string[] }) => productIds))
    expect([...needed].toSorted()).toEqual(listed.toSorted())
    const dates: readonly CalendarDay[] = meals.map(({ date }: { date: CalendarDay }) => date)
    expect(dates).toEqual(dates.toSorted((a, b) => (a < b ? -1 : 1)))
    expect(meals[0]).toMatchObject({ date: dayFromStart(1), mealType: { type: 'Breakfast' } })
  })

  it('speaks the language of the reader', async () => {
    const { token } = await shop.shopper()
    const headers = { 'x-locale': 'pl_PL' }
    const { data } = await server.client.call(LIST, { token, headers, variables: {} })
    expect(data.shoppingList.categories[0].name).toBe('Warzywa i owoce')
  })

  it.each([
    ['ends before it starts', days(5, 4), 'shopping-list/ends-before-start'],
    ['has thirty-two days', days(1, 32), 'shopping-list/too-many-days'],
  ])('refuses a period that %s', async (_, period, text) => {
    const { token } = await shop.shopper()
    const details = [{ fieldName: 'end', messages: [text] }]
    expect(await shop.ask(LIST, token, { period })).toEqual({ __typename: 'ValidationException', details })
    expect(await shop.mark(BOUGHT, token, 'rice', period)).toEqual({ __typename: 'ValidationException', details })
  })

  it('is empty for days without a plan, null without any plan, and closed without access', async () => {
    const { token } = await shop.shopper()
    expect((await shop.ask(LIST, token, { period: days(200, 203) })).categories).toEqual([])
    expect(await shop.ask(LIST, await shop.newPerson())).toBeNull()
    expect(await shop.ask(LIST, await shop.newPerson(null))).toEqual({
      __typename: 'UnauthorizedException',
      code: 403,
    })
    const { errors } = await server.client.call(LIST, { variables: {} })
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('a tick', () => {
  it('moves the product, and again when it is taken back', async () => {
    const { token } = await shop.shopper()
    const period = days(1, 7)
    const { productId, measurements } = await shop.neededTwice(token)
    const marked = await shop.mark(BOUGHT, token, productId, period)
    expect(marked).toMatchObject({ __typename: 'ShoppingProductMarked', code: 200, isBought: true })
    expect(await shop.productOf(token, period, productId)).toMatchObject({ isBought: true, measurements })
    const taken = await shop.mark(NOT_BOUGHT, token, productId, period)
    expect(taken).toMatchObject({ isBought: false, product: { measurements, bought: null } })
    expect((await shop.productOf(token, period, productId)).isBought).toBe(false)
  })

  it('covers the days of its period in every list that has them', async () => {
    const { token } = await shop.shopper()
    const { productId } = await shop.neededTwice(token)
    await shop.mark(BOUGHT, token, productId, days(1, 3))
    expect((await shop.productOf(token, days(1, 3), productId)).isBought).toBe(true)
    expect((await shop.productOf(token, days(4, 7), productId)).isBought).toBe(false)
    const both = await shop.productOf(token, days(1, 7), productId)
    expect(both.isBought).toBe(false)
    expect(both.bought).toMatch(/\d/)
    await shop.mark(BOUGHT, token, productId, days(4, 7))
    expect((await shop.productOf(token, days(1, 7), productId)).isBought).toBe(true)
  })

  it('stays for more people, and the rest is shown', async () => {
    const { token, userId } = await shop.shopper()
    const period = days(1, 7)
    const { productId, needed } = await shop.neededTwice(token)
    const neededG = (await shop.needsOf(userId, period)).get(productId) ?? 0
    await shop.mark(BOUGHT, token, productId, period)
    expect(await shop.ask(PLATES, token, { plates: 3 })).toEqual({ __typename: 'BasicMutationSuccess' })
    const more = await shop.productOf(token, period, productId)
    expect(more.isBought).toBe(false)
    expect(shop.textsOf(productId, 3 * neededG)).toContain(more.needed)
    expect(more.bought).toBe(needed)
    await shop.ask(PLATES, token, { plates: 1 })
    expect((await shop.productOf(token, period, productId)).isBought).toBe(true)
  })

  it.each([0, 7, -1])('is refused for %i people', async (plates) => {
    const { token } = await shop.shopper()
    expect(await shop.ask(PLATES, token, { plates })).toMatchObject({
      details: [{ fieldName: 'plates', messages: ['shopping-list/plates-out-of-range'] }],
    })
  })

  it('that saw an older version changes nothing and returns the newer state', async () => {
    const { token } = await shop.shopper()
    const period = days(1, 7)
    const { productId, version } = await shop.neededTwice(token)
    const first = await shop.mark(BOUGHT, token, productId, period, version)
    expect(first.isBought).toBe(true)
    const late = await shop.mark(NOT_BOUGHT, token, productId, period, version)
    expect(late).toMatchObject({ code: 200, isBought: true, product: { version: first.product.version } })
    expect(await shop.mark(NOT_BOUGHT, token, productId, period, first.product.version)).toMatchObject({
      isBought: false,
    })
  })

  it('by two devices at once is taken by one after the other', async () => {
    const { token } = await shop.shopper()
    const period = days(1, 7)
    const { productId, version } = await shop.neededTwice(token)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        shop.mark(index % 2 === 0 ? BOUGHT : NOT_BOUGHT, token, productId, period, version),
      ),
    )
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 6 }, () => 200))
    const [state] = new Set(answers.map(({ isBought }) => isBought))
    expect((await shop.productOf(token, period, productId)).isBought).toBe(state)
  })

  it('of a product that the period does not need is refused', async () => {
    const { token } = await shop.shopper()
    for (const productId of ['water', 'no-such-food', 'x'.repeat(10_000)])
      expect(await shop.mark(BOUGHT, token, productId, days(1, 7))).toMatchObject({
        details: [{ fieldName: 'productId', messages: ['shopping-list/no-such-product'] }],
      })
  })

  it('belongs to one person', async () => {
    const [ada, bob] = [await shop.shopper(), await shop.shopper()]
    const { productId } = await shop.neededTwice(ada.token)
    await shop.mark(BOUGHT, ada.token, productId, days(1, 7))
    const others = await shop.productsOf(bob.token, days(1, 7))
    expect(others.filter(({ isBought }) => isBought)).toEqual([])
  })
})

describe('an amount at home', () => {
  it('is subtracted from what to buy, and 0 takes it back', async () => {
    const { token, userId } = await shop.shopper()
    const datePeriod = days(1, 7)
    const { productId, needed, measurements } = await shop.neededTwice(token)
    const half = Math.floor(((await shop.needsOf(userId, datePeriod)).get(productId) ?? 0) / 2)
    const request = { productId, datePeriod }
    const some = await shop.ask(AT_HOME, token, { request, grams: half })
    expect(some).toMatchObject({ isBought: false, product: { needed } })
    expect(shop.textsOf(productId, half)).toContain(some.product.atHome)
    expect(some.product.measurements[0].amount).toBeLessThanOrEqual(measurements[0]?.amount ?? 0)
    expect(await shop.ask(AT_HOME, token, { request, grams: 50_000 })).toMatchObject({ isBought: true })
    expect(await shop.ask(AT_HOME, token, { request, grams: 0 })).toMatchObject({
      isBought: false,
      product: { measurements, atHome: null },
    })
  })

  it('of something bought leaves the tick when it is taken back', async () => {
    const { token } = await shop.shopper()
    const datePeriod = days(1, 7)
    const { productId } = await shop.neededTwice(token)
    const request = { productId, datePeriod }
    await shop.mark(BOUGHT, token, productId, datePeriod)
    expect((await shop.ask(AT_HOME, token, { request, grams: 50_000 })).product).toMatchObject({ bought: null })
    expect(await shop.ask(AT_HOME, token, { request, grams: 0 })).toMatchObject({
      isBought: true,
      product: { atHome: null },
    })
  })

  it.each([-1, 100_001])('of %i g is refused', async (grams) => {
    const { token } = await shop.shopper()
    const request = { productId: 'rice', datePeriod: days(1, 7) }
    expect(await shop.ask(AT_HOME, token, { request, grams })).toMatchObject({
      details: [{ fieldName: 'grams', messages: ['shopping-list/amount-out-of-range'] }],
    })
  })
})

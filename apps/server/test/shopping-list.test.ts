import type { CalendarDay } from '@dayplate/dates'
import { restOfPurchase, shoppingList, type FoodAmounts } from '@dayplate/rules/shopping-list'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayToBuy, findPlannedDays, requireVersion } from '../src/modules/stored-plans/index.ts'
import { COPY } from './tools/replace-documents.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { AT_HOME, BOUGHT, LIST, NOT_BOUGHT, PLATES } from './tools/shopping-documents.ts'
import { shoppingCallsOf, type ShoppingCalls } from './tools/shopping-calls.ts'
import { textsOfNeed } from './tools/texts-of-need.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

interface Product {
  readonly productId: string
  readonly name: string
  readonly isBought: boolean
  readonly version: number
  readonly measurements: readonly { readonly amount: number; readonly unit: string; readonly text: string }[]
  readonly needed: string
  readonly bought: string | null
  readonly atHome: string | null
}

let server: TestServer
let calls: ShoppingCalls
beforeAll(async () => {
  server = await startTestServer()
  calls = await shoppingCallsOf(server)
})
afterAll(() => server.close())

const shopper = () => calls.shopper()
const ask: ShoppingCalls['ask'] = (document, token, variables) => calls.ask(document, token, variables)

const days = (start: number, end: number) => ({ start: dayFromStart(start), end: dayFromStart(end) })

const productsOf = async (token: string, period?: ReturnType<typeof days>): Promise<readonly Product[]> =>
  (await ask(LIST, token, { period })).categories.flatMap((category: { products: Product[] }) => category.products)

async function productOf(token: string, period: ReturnType<typeof days>, productId: string): Promise<Product> {
  const found = (await productsOf(token, period)).find((product) => product.productId === productId)
  if (found === undefined) throw new Error(`the list has no ${productId}`)
  return found
}

const mark = (document: string, token: string, productId: string, datePeriod: object, version?: number) =>
  ask(document, token, { request: { productId, datePeriod, version } })

/** A product that is needed on some days before and on some from the fourth day on. */
async function neededTwice(token: string): Promise<Product> {
  const early = new Set((await productsOf(token, days(1, 3))).map(({ productId }) => productId))
  const late = new Set((await productsOf(token, days(4, 7))).map(({ productId }) => productId))
  const found = (await productsOf(token, days(1, 7))).find(
    ({ productId }) => early.has(productId) && late.has(productId),
  )
  if (found === undefined) throw new Error('nothing is needed on two days')
  return found
}

/** Edible grams that the stored plan needs, computed without the code of lists. */
async function needsOf(userId: string, period: ReturnType<typeof days>): Promise<FoodAmounts> {
  const { db, catalogue } = server.services
  const stored = await findPlannedDays(db, userId, { from: dayFromStart(0), isLocked: false })
  const plan = stored.map(({ date, document }) => dayToBuy(date, document, (id) => requireVersion(catalogue, id)))
  return shoppingList(plan, period)
}

const textsOf = (productId: string, grams: number): readonly string[] =>
  textsOfNeed(server.services.catalogue.foodById.get(productId), grams)

describe('the shopping list', () => {
  it('has what the stored plan needs, computed by other code', async () => {
    const { token, userId } = await shopper()
    const period = days(2, 5)
    const expected = [...(await needsOf(userId, period))].filter(([, grams]) => grams >= 1)
    const listed = await productsOf(token, period)
    expect(listed.map(({ productId }) => productId).toSorted()).toEqual(expected.map(([foodId]) => foodId).toSorted())
    const shown = new Map(listed.map(({ productId, needed }) => [productId, needed]))
    for (const [foodId, grams] of expected) expect(textsOf(foodId, grams), foodId).toContain(shown.get(foodId))
  })

  it('shows the days of the week from today that have a plan by default, by aisles in the order of a shop', async () => {
    const { token } = await shopper()
    const list = await ask(LIST, token)
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
    const { token } = await shopper()
    const { categories, cookedMeals: meals } = await ask(LIST, token, { period: days(1, 7) })
    const listed: readonly string[] = categories.flatMap(({ products }: { products: Product[] }) =>
      products.map((one) => one.productId),
    )
    const needed = new Set<string>(meals.flatMap(({ productIds }: { productIds: string[] }) => productIds))
    expect([...needed].toSorted()).toEqual(listed.toSorted())
    const dates: readonly CalendarDay[] = meals.map(({ date }: { date: CalendarDay }) => date)
    expect(dates).toEqual(dates.toSorted((a, b) => (a < b ? -1 : 1)))
    expect(meals[0]).toMatchObject({ date: dayFromStart(1), mealType: { type: 'Breakfast' } })
  })

  it('speaks the language of the reader', async () => {
    const { token } = await shopper()
    const headers = { 'x-locale': 'pl_PL' }
    const { data } = await server.client.call(LIST, { token, headers, variables: {} })
    expect(data.shoppingList.categories[0].name).toBe('Warzywa i owoce')
  })

  it.each([
    ['ends before it starts', days(5, 4), 'shopping-list/ends-before-start'],
    ['has thirty-two days', days(1, 32), 'shopping-list/too-many-days'],
  ])('refuses a period that %s', async (_, period, text) => {
    const { token } = await shopper()
    const details = [{ fieldName: 'end', messages: [text] }]
    expect(await ask(LIST, token, { period })).toEqual({ __typename: 'ValidationException', details })
    expect(await mark(BOUGHT, token, 'rice', period)).toEqual({ __typename: 'ValidationException', details })
  })

  it('is empty for days without a plan, null without any plan, and closed without access', async () => {
    const { token } = await shopper()
    expect((await ask(LIST, token, { period: days(200, 203) })).categories).toEqual([])
    expect(await ask(LIST, await calls.newPerson())).toBeNull()
    expect(await ask(LIST, await calls.newPerson(null))).toEqual({ __typename: 'UnauthorizedException', code: 403 })
    const { errors } = await server.client.call(LIST, { variables: {} })
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('a tick', () => {
  it('moves the product, and again when it is taken back', async () => {
    const { token } = await shopper()
    const period = days(1, 7)
    const { productId, measurements } = await neededTwice(token)
    const marked = await mark(BOUGHT, token, productId, period)
    expect(marked).toMatchObject({ __typename: 'ShoppingProductMarked', code: 200, isBought: true })
    expect(await productOf(token, period, productId)).toMatchObject({ isBought: true, measurements })
    const taken = await mark(NOT_BOUGHT, token, productId, period)
    expect(taken).toMatchObject({ isBought: false, product: { measurements, bought: null } })
    expect((await productOf(token, period, productId)).isBought).toBe(false)
  })

  it('covers the days of its period in every list that has them', async () => {
    const { token } = await shopper()
    const { productId } = await neededTwice(token)
    await mark(BOUGHT, token, productId, days(1, 3))
    expect((await productOf(token, days(1, 3), productId)).isBought).toBe(true)
    expect((await productOf(token, days(4, 7), productId)).isBought).toBe(false)
    const both = await productOf(token, days(1, 7), productId)
    expect(both.isBought).toBe(false)
    expect(both.bought).toMatch(/\d/)
    await mark(BOUGHT, token, productId, days(4, 7))
    expect((await productOf(token, days(1, 7), productId)).isBought).toBe(true)
  })

  it('stays for more people, and the rest is shown', async () => {
    const { token, userId } = await shopper()
    const period = days(1, 7)
    const { productId, needed } = await neededTwice(token)
    const neededG = (await needsOf(userId, period)).get(productId) ?? 0
    await mark(BOUGHT, token, productId, period)
    expect(await ask(PLATES, token, { plates: 3 })).toEqual({ __typename: 'BasicMutationSuccess' })
    const more = await productOf(token, period, productId)
    expect(more.isBought).toBe(false)
    expect(textsOf(productId, 3 * neededG)).toContain(more.needed)
    expect(more.bought).toBe(needed)
    await ask(PLATES, token, { plates: 1 })
    expect((await productOf(token, period, productId)).isBought).toBe(true)
  })

  it.each([0, 7, -1])('is refused for %i people', async (plates) => {
    const { token } = await shopper()
    expect(await ask(PLATES, token, { plates })).toMatchObject({
      details: [{ fieldName: 'plates', messages: ['shopping-list/plates-out-of-range'] }],
    })
  })

  it('that saw an older version changes nothing and returns the newer state', async () => {
    const { token } = await shopper()
    const period = days(1, 7)
    const { productId, version } = await neededTwice(token)
    const first = await mark(BOUGHT, token, productId, period, version)
    expect(first.isBought).toBe(true)
    const late = await mark(NOT_BOUGHT, token, productId, period, version)
    expect(late).toMatchObject({ code: 200, isBought: true, product: { version: first.product.version } })
    expect(await mark(NOT_BOUGHT, token, productId, period, first.product.version)).toMatchObject({ isBought: false })
  })

  it('by two devices at once is taken by one after the other', async () => {
    const { token } = await shopper()
    const period = days(1, 7)
    const { productId, version } = await neededTwice(token)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        mark(index % 2 === 0 ? BOUGHT : NOT_BOUGHT, token, productId, period, version),
      ),
    )
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 6 }, () => 200))
    const [state] = new Set(answers.map(({ isBought }) => isBought))
    expect((await productOf(token, period, productId)).isBought).toBe(state)
  })

  it('of a product that the period does not need is refused', async () => {
    const { token } = await shopper()
    for (const productId of ['water', 'no-such-food', 'x'.repeat(10_000)])
      expect(await mark(BOUGHT, token, productId, days(1, 7))).toMatchObject({
        details: [{ fieldName: 'productId', messages: ['shopping-list/no-such-product'] }],
      })
  })

  it('belongs to one person', async () => {
    const [ada, bob] = [await shopper(), await shopper()]
    const { productId } = await neededTwice(ada.token)
    await mark(BOUGHT, ada.token, productId, days(1, 7))
    const others = await productsOf(bob.token, days(1, 7))
    expect(others.filter(({ isBought }) => isBought)).toEqual([])
  })
})

describe('an amount at home', () => {
  it('is subtracted from what to buy, and 0 takes it back', async () => {
    const { token, userId } = await shopper()
    const datePeriod = days(1, 7)
    const { productId, needed, measurements } = await neededTwice(token)
    const half = Math.floor(((await needsOf(userId, datePeriod)).get(productId) ?? 0) / 2)
    const request = { productId, datePeriod }
    const some = await ask(AT_HOME, token, { request, grams: half })
    expect(some).toMatchObject({ isBought: false, product: { needed } })
    expect(textsOf(productId, half)).toContain(some.product.atHome)
    expect(some.product.measurements[0].amount).toBeLessThanOrEqual(measurements[0]?.amount ?? 0)
    expect(await ask(AT_HOME, token, { request, grams: 50_000 })).toMatchObject({ isBought: true })
    expect(await ask(AT_HOME, token, { request, grams: 0 })).toMatchObject({
      isBought: false,
      product: { measurements, atHome: null },
    })
  })

  it('of something bought leaves the tick when it is taken back', async () => {
    const { token } = await shopper()
    const datePeriod = days(1, 7)
    const { productId } = await neededTwice(token)
    const request = { productId, datePeriod }
    await mark(BOUGHT, token, productId, datePeriod)
    expect((await ask(AT_HOME, token, { request, grams: 50_000 })).product).toMatchObject({ bought: null })
    expect(await ask(AT_HOME, token, { request, grams: 0 })).toMatchObject({
      isBought: true,
      product: { atHome: null },
    })
  })

  it.each([-1, 100_001])('of %i g is refused', async (grams) => {
    const { token } = await shopper()
    const request = { productId: 'rice', datePeriod: days(1, 7) }
    expect(await ask(AT_HOME, token, { request, grams })).toMatchObject({
      details: [{ fieldName: 'grams', messages: ['shopping-list/amount-out-of-range'] }],
    })
  })
})

describe('the rest of a pack', () => {
  it('is at home for the days after, until the tick is taken back', async () => {
    const { token } = await shopper()
    const late = new Set((await productsOf(token, days(4, 7))).map(({ productId }) => productId))
    const early = (await productsOf(token, days(1, 3))).filter(({ productId }) => late.has(productId))
    for (const { productId } of early) await mark(BOUGHT, token, productId, days(1, 3))
    const inStock = (await productsOf(token, days(4, 7))).filter(({ isBought }) => isBought)
    const lasting = inStock.find(({ productId }) => {
      const food = server.services.catalogue.foodById.get(productId)
      return food?.category === 'seasonings' || food?.category === 'fats'
    })
    if (lasting === undefined) throw new Error('no seasoning lasts')
    // Not a purchase of these days, so it stays in sight.
    expect(lasting).toMatchObject({ bought: null, atHome: lasting.needed })
    await mark(NOT_BOUGHT, token, lasting.productId, days(1, 3))
    expect(await productOf(token, days(4, 7), lasting.productId)).toMatchObject({ isBought: false, atHome: null })
  })
})

describe('after a change of the plan', () => {
  it('what was bought stays bought, and only the rest is missing', async () => {
    const { token, userId } = await shopper()
    const period = days(1, 7)
    const needsBefore = await needsOf(userId, period)
    const before = await productsOf(token, period)
    for (const { productId } of before) await mark(BOUGHT, token, productId, period)
    await ask(COPY, token, { sourceDate: dayFromStart(3), targetDate: dayFromStart(4) })
    const after = await productsOf(token, period)
    const missing = after.filter(({ isBought }) => !isBought)
    expect(after.length - missing.length).toBeGreaterThan(after.length / 2)
    // Whatever moved between the days: all that the packs hold counts, and what is missing is only the larger need.
    for (const { productId, bought } of missing) {
      const neededG = needsBefore.get(productId) ?? 0
      const food = server.services.catalogue.foodById.get(productId)
      if (food === undefined) throw new Error(`no food ${productId}`)
      const packedG = neededG + restOfPurchase(food, neededG)
      expect([null, ...textsOf(productId, packedG)]).toContain(bought)
      expect(bought === null).toBe(neededG === 0)
    }
  })
})

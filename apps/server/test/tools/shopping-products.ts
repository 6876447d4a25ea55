import { shoppingList, type FoodAmounts } from '@dayplate/rules/shopping-list'
import { dayToBuy, findPlannedDays, requireVersion } from '../../src/modules/stored-plans/index.ts'
import { dayFromStart } from './movable-clock.ts'
import { LIST } from './shopping-documents.ts'
import { shoppingCallsOf } from './shopping-calls.ts'
import type { TestServer } from './test-server.ts'
import { textsOfNeed } from './texts-of-need.ts'

export interface ListedProduct {
  readonly productId: string
  readonly name: string
  readonly isBought: boolean
  readonly version: number
  readonly measurements: readonly { readonly amount: number; readonly unit: string; readonly text: string }[]
  readonly needed: string
  readonly bought: string | null
  readonly atHome: string | null
}

/** A period by the number of days after the first. */
export const days = (start: number, end: number) => ({ start: dayFromStart(start), end: dayFromStart(end) })
type Period = ReturnType<typeof days>

/** The products of people's lists, and what their stored plans need. */
export async function shoppingProductsOf(server: TestServer) {
  const calls = await shoppingCallsOf(server)
  const productsOf = async (token: string, period?: Period): Promise<readonly ListedProduct[]> =>
    (await calls.ask(LIST, token, { period })).categories.flatMap(
      (category: { products: ListedProduct[] }) => category.products,
    )
  return {
    ...calls,
    productsOf,
    async productOf(token: string, period: Period, productId: string): Promise<ListedProduct> {
      const found = (await productsOf(token, period)).find((product) => product.productId === productId)
      if (found === undefined) throw new Error(`the list has no ${productId}`)
      return found
    },
    mark: (document: string, token: string, productId: string, datePeriod: object, version?: number) =>
      calls.ask(document, token, { request: { productId, datePeriod, version } }),
    /** A product that is needed on some days before and on some from the fourth day on. */
    async neededTwice(token: string): Promise<ListedProduct> {
      const early = new Set((await productsOf(token, days(1, 3))).map(({ productId }) => productId))
      const late = new Set((await productsOf(token, days(4, 7))).map(({ productId }) => productId))
      const found = (await productsOf(token, days(1, 7))).find(
        ({ productId }) => early.has(productId) && late.has(productId),
      )
      if (found === undefined) throw new Error('nothing is needed on two days')
      return found
    },
    /** Edible grams that the stored plan needs, computed without the code of lists. */
    async needsOf(userId: string, period: Period): Promise<FoodAmounts> {
      const { db, catalogue } = server.services
      const stored = await findPlannedDays(db, userId, { from: dayFromStart(0), isLocked: false })
      const plan = stored.map(({ date, document }) => dayToBuy(date, document, (id) => requireVersion(catalogue, id)))
      return shoppingList(plan, period)
    },
    textsOf: (productId: string, grams: number): readonly string[] =>
      textsOfNeed(server.services.catalogue.foodById.get(productId), grams),
  }
}

export type ShoppingProducts = Awaited<ReturnType<typeof shoppingProductsOf>>

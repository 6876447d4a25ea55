import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayFromStart } from './tools/movable-clock.ts'
import { SHARE, SHARED_MARK } from './tools/secret-address-documents.ts'
import { AT_HOME, LIST } from './tools/shopping-documents.ts'
import { shoppingCallsOf, type ShoppingCalls } from './tools/shopping-calls.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: ShoppingCalls
beforeAll(async () => {
  server = await startTestServer()
  calls = await shoppingCallsOf(server)
})
afterAll(() => server.close())

const PERIOD = { start: dayFromStart(1), end: dayFromStart(3) }

const stockOf = (userId: string) =>
  server.services.db.selectFrom('shopping_stock').selectAll().where('user_id', '=', userId).orderBy('date').execute()

it.each([true, false])(
  'a guest cannot tick what is all at home and so not on their list (bought: %s)',
  async (isBought) => {
    const { token, userId } = await calls.shopper()
    const { token: link } = await calls.ask(SHARE, token, { period: PERIOD })
    const [{ products }] = (await calls.ask(LIST, token, { period: PERIOD })).categories
    const [{ productId }] = products
    // More than is needed, so that a rest is kept too.
    await calls.ask(AT_HOME, token, { request: { productId, datePeriod: PERIOD }, grams: 100_000 })
    const before = await stockOf(userId)
    expect(before).not.toEqual([])
    expect(await calls.ask(SHARED_MARK, null, { token: link, productId, isBought })).toMatchObject({
      details: [{ fieldName: 'productId', messages: ['shopping-list/no-such-product'] }],
    })
    expect(await stockOf(userId)).toEqual(before)
  },
)

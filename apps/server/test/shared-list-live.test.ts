import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { SET_EATEN } from './tools/documents.ts'
import { WITHDRAW } from './tools/health-consent-calls.ts'
import { type LiveReader, openLiveBySecret } from './tools/live-reader.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { SHARE, SHARED_MARK, STOP_SHARING } from './tools/secret-address-documents.ts'
import { BOUGHT, LIST } from './tools/shopping-documents.ts'
import { shoppingCallsOf, type ShoppingCalls } from './tools/shopping-calls.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: ShoppingCalls
let address: string
beforeAll(async () => {
  server = await startTestServer(null, { live: { heartbeatMs: 50 } })
  calls = await shoppingCallsOf(server)
  address = await server.listen()
})
afterAll(() => server.close())

const open: LiveReader[] = []
afterEach(async () => {
  for (const reader of open.splice(0)) reader.close()
  await server.services.db.deleteFrom('throttles').execute()
})

const PERIOD = { start: dayFromStart(1), end: dayFromStart(3) }
const LATER = { start: dayFromStart(8), end: dayFromStart(9) }
const DAY = `query($date: Date!) { dailyDietPlan(date: $date) { ... on DailyDietPlanNormal { setId events { id key } } } }`

async function follow(secret: string, tab: string | null = null): Promise<LiveReader> {
  const reader = await openLiveBySecret(address, secret, tab)
  open.push(reader)
  return reader
}

/** A stream that has looked at its list, so that it misses nothing from now on. */
async function followNow(secret: string, tab: string | null = null): Promise<LiveReader> {
  const reader = await follow(secret, tab)
  await expect.poll(() => reader.events).toEqual(['missed'])
  return reader
}

async function shared() {
  const owner = await calls.shopper()
  const { token: secret } = await calls.ask(SHARE, owner.token, { period: PERIOD })
  const productsOf = async (period: object): Promise<readonly string[]> =>
    (await calls.ask(LIST, owner.token, { period })).categories.flatMap(
      (aisle: { products: { productId: string }[] }) => aisle.products.map(({ productId }) => productId),
    )
  const productIn = async (period: object, at = 0): Promise<string> =>
    (await calls.ask(LIST, owner.token, { period })).categories[at].products[0].productId
  const buy = async (productId: string, period: object) =>
    calls.ask(BOUGHT, owner.token, { request: { productId, datePeriod: period } })
  return { ...owner, secret, productIn, productsOf, buy }
}

it('tells a guest that the shared list has changed', async () => {
  const { secret, productIn, buy } = await shared()
  const reader = await followNow(secret)
  await buy(await productIn(PERIOD), PERIOD)
  await expect.poll(() => reader.events).toEqual(['missed', 'shopping-list'])
})

it('tells a guest nothing of other lists, of eaten meals and of other people', async () => {
  const { token, secret, productIn, productsOf, buy } = await shared()
  const stranger = await shared()
  const reader = await followNow(secret)
  const onThis = new Set(await productsOf(PERIOD))
  const [onBoth, ...moreOnBoth] = (await productsOf(LATER)).filter((productId) => onThis.has(productId))
  if (onBoth === undefined) throw new Error('the two lists have nothing in common')
  for (const productId of [onBoth, ...moreOnBoth]) await buy(productId, LATER)
  await stranger.buy(await stranger.productIn(PERIOD), PERIOD)
  server.clock.moveDays(1)
  const date = dayFromStart(1)
  const { setId, events } = await calls.ask(DAY, token, { date })
  const [meal] = events
  await calls.ask(SET_EATEN, token, { date, setId, mealId: meal.id, mealKey: meal.key, eaten: true })
  server.clock.moveDays(-1)
  // What comes last is the first that is told.
  await buy(await productIn(PERIOD, 1), PERIOD)
  await expect.poll(() => reader.events.length).toBeGreaterThan(1)
  expect(reader.events).toEqual(['missed', 'shopping-list'])
})

it('tells every guest of a tick, also the tab that made it, because the owner may have changed more', async () => {
  const { secret, productIn } = await shared()
  const [own, other] = [await followNow(secret, 'tab-1'), await followNow(secret, 'tab-2')]
  const variables = { token: secret, productId: await productIn(PERIOD), isBought: true }
  await server.client.call(SHARED_MARK, { variables, headers: { 'x-live-tab': 'tab-1' } })
  for (const reader of [own, other]) await expect.poll(() => reader.events).toEqual(['missed', 'shopping-list'])
})

it.each(['stopped', 'renewed', 'without consent', 'expired'])('closes once its link is %s', async (how) => {
  const { token, userId, secret } = await shared()
  const reader = await followNow(secret)
  if (how === 'stopped') await calls.ask(STOP_SHARING, token, { period: PERIOD })
  if (how === 'renewed') await calls.ask(SHARE, token, { period: PERIOD })
  if (how === 'without consent') await calls.ask(WITHDRAW, token, { erasesData: false })
  if (how === 'expired')
    await server.services.db
      .updateTable('shopping_list_links')
      .set({ expires_at: new Date(server.clock.now()) })
      .where('user_id', '=', userId)
      .execute()
  await reader.ended
  expect((await follow(secret)).status).toBe(401)
})

it('is refused with an unknown secret, and for a while by a network that guesses', async () => {
  for (let tries = 0; tries < 60; tries += 1) expect((await follow(`guess-${tries}`)).status).toBe(401)
  const refused = await follow('guess-61')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
})

it('gives way to newer ones of the same link', async () => {
  const { secret, productIn, buy } = await shared()
  const readers: LiveReader[] = []
  for (let opened = 0; opened <= 5; opened += 1) readers.push(await followNow(secret))
  const [oldest, ...rest] = readers
  await oldest?.ended
  await buy(await productIn(PERIOD), PERIOD)
  for (const reader of rest) await expect.poll(() => reader.events).toEqual(['missed', 'shopping-list'])
})

import { randomUUID } from 'node:crypto'
import { DEFAULT_TIME_ZONE, addDays, dayOfInstant, type CalendarDay } from '@dayplate/dates'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOneTimeToken, openSession } from '../src/modules/accounts/index.ts'
import { purgeExpired } from '../src/purge-expired.ts'
import { NO_DEVICE } from '../src/platform/http/read-device.ts'
import { consumeRateLimit } from '../src/platform/throttle/consume-rate-limit.ts'
import { accountCallsOf, type AccountCalls } from './tools/account-calls.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: AccountCalls
beforeAll(async () => {
  server = await startTestServer()
  calls = accountCallsOf(server)
})
afterAll(() => server.close())

const LIMIT = { name: 'house', tries: 1, withinSeconds: 60 } as const
const NOTHING = {
  sessions: 0,
  links: 0,
  emailChanges: 0,
  mails: 0,
  agreedMails: 0,
  throttles: 0,
  socialWays: 0,
  loginNetworks: 0,
  documents: 0,
  contactRequests: 0,
  changes: 0,
  idempotencyKeys: 0,
  shoppingStock: 0,
  shoppingItems: 0,
  shoppingListLinks: 0,
  unusedAccounts: 0,
  unusedAccountsTold: 0,
}

/** More rows than one statement deletes. */
const MANY = 1_001

it('deletes all expired rows, however many, and keeps the rest', async () => {
  const { services } = server
  const { id: userId } = await calls.me(await calls.register('house@example.com'))
  const old = Array.from({ length: MANY }, (_, index) => index)
  for (const index of old) await consumeRateLimit(services.db, services, { limit: LIMIT, subject: [String(index)] })
  for (let count = 0; count < 3; count += 1)
    await openSession(services.db, services, { userId, device: NO_DEVICE, network: null })
  await services.db
    .transaction()
    .execute((trx) => makeOneTimeToken(trx, services, { userId, purpose: 'reset-password' }))
  await services.db.updateTable('mails').set({ next_try_at: null, content: null, sent_at: new Date() }).execute()
  server.clock.moveDays(89)
  // The limits of registering are free again too.
  expect(await purgeExpired(services)).toMatchObject({ sessions: 0, links: 1, mails: 0, throttles: MANY + 3 })
  server.clock.moveDays(1)
  expect(await purgeExpired(services)).toEqual({ ...NOTHING, mails: 1, loginNetworks: 1 })
  const kept = await openSession(services.db, services, { userId, device: NO_DEVICE, network: null })
  await calls.sendActivation(kept)
  server.clock.moveDays(275)
  expect(await purgeExpired(services)).toMatchObject({ sessions: 4, links: 0, emailChanges: 0, mails: 0 })
  expect(await calls.statusOf(kept)).toBe(200)
  const links = await services.db.selectFrom('one_time_tokens').select('purpose').execute()
  expect(links).toEqual([{ purpose: 'activate' }])
})

it('deletes changes of days after 90 days', async () => {
  const { db } = server.services
  const { id: userId } = await calls.me(await calls.register('changes@example.com'))
  const made = { user_id: userId, days: '[]', created_at: new Date(server.clock.now()) }
  await db.insertInto('plan_changes').values(made).execute()
  server.clock.moveDays(89)
  expect(await purgeExpired(server.services)).toMatchObject({ changes: 0 })
  await db
    .insertInto('plan_changes')
    .values({ ...made, created_at: new Date(server.clock.now()) })
    .execute()
  server.clock.moveDays(1)
  expect(await purgeExpired(server.services)).toMatchObject({ changes: 1 })
  expect(await db.selectFrom('plan_changes').select('id').where('user_id', '=', userId).execute()).toHaveLength(1)
})

it('deletes links to shopping lists once they have expired', async () => {
  const { db } = server.services
  const { id: userId } = await calls.me(await calls.register('links@example.com'))
  const day = dayOfInstant(server.clock.now(), DEFAULT_TIME_ZONE)
  const now = new Date(server.clock.now())
  const link = (secret: string, date: CalendarDay, livesMs: number) => ({
    user_id: userId,
    starts_on: date,
    ends_on: date,
    token_hash: Buffer.from(secret),
    created_at: now,
    expires_at: new Date(server.clock.now() + livesMs),
  })
  await db
    .insertInto('shopping_list_links')
    .values([link('ended', day, 0), link('works', addDays(day, 1), 1)])
    .execute()
  expect(await purgeExpired(server.services)).toMatchObject({ shoppingListLinks: 1 })
  const left = await db.selectFrom('shopping_list_links').select('token_hash').where('user_id', '=', userId).execute()
  expect(left.map(({ token_hash }) => token_hash.toString())).toEqual(['works'])
})

it('deletes what was ticked 90 days after its day, and bought own items after 30 days', async () => {
  const { db } = server.services
  const { id: userId } = await calls.me(await calls.register('shopping@example.com'))
  const now = new Date(server.clock.now())
  const date = dayOfInstant(server.clock.now(), DEFAULT_TIME_ZONE)
  const item = { user_id: userId, name: 'soap', version: 1, created_at: now }
  await db
    .insertInto('shopping_stock')
    .values({ user_id: userId, food_id: 'milk', date, bought_g: 1, at_home_g: 0, version: 1 })
    .execute()
  await db
    .insertInto('shopping_items')
    .values([
      { ...item, id: randomUUID(), bought_at: now },
      { ...item, id: randomUUID() },
    ])
    .execute()
  server.clock.moveDays(29)
  expect(await purgeExpired(server.services)).toMatchObject({ shoppingStock: 0, shoppingItems: 0 })
  server.clock.moveDays(1)
  expect(await purgeExpired(server.services)).toMatchObject({ shoppingStock: 0, shoppingItems: 1 })
  server.clock.moveDays(60)
  expect(await purgeExpired(server.services)).toMatchObject({ shoppingStock: 0, shoppingItems: 0 })
  server.clock.moveDays(1)
  expect(await purgeExpired(server.services)).toMatchObject({ shoppingStock: 1, shoppingItems: 0 })
  expect(await db.selectFrom('shopping_items').select('name').where('user_id', '=', userId).execute()).toHaveLength(1)
})

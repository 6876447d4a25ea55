import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashToken } from '../src/modules/accounts/index.ts'
import { spendTries } from './tools/limits/spend-tries.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { MAKE_CALENDAR, SHARE, SHARED_LIST } from './tools/secret-address-documents.ts'
import { shoppingCallsOf, type ShoppingCalls } from './tools/shopping-calls.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const QUARTER_S = 15 * 60

let server: TestServer
let calls: ShoppingCalls
beforeAll(async () => {
  server = await startTestServer()
  calls = await shoppingCallsOf(server)
})
afterAll(() => server.close())

const subjectOf = (secret: string): readonly string[] => [hashToken(secret).toString('hex')]

it('a calendar is fetched 60 times in a quarter of an hour, from whatever network', async () => {
  const newCalendar = async (): Promise<string> => {
    const { token } = await calls.shopper()
    return new URL((await calls.ask(MAKE_CALENDAR, token)).url).pathname
  }
  const [counted, another] = [await newCalendar(), await newCalendar()]
  const secret = /calendar\/(?<secret>.*)\.ics/.exec(counted)?.groups?.['secret'] ?? ''
  const limit = { name: 'calendar-fetches', tries: 60, withinSeconds: QUARTER_S }
  await spendTries(server.services, { limit, subject: subjectOf(secret) }, 59)
  const fetchFrom = async (url: string, remoteAddress: string) =>
    (await server.client.raw({ method: 'GET', url, remoteAddress })).status
  expect(await fetchFrom(counted, '203.0.113.1')).toBe(200)
  expect(await fetchFrom(counted, '203.0.113.1')).toBe(429)
  expect(await fetchFrom(counted, '198.51.100.1')).toBe(429)
  expect(await fetchFrom(another, '203.0.113.1')).toBe(200)
})

it('a shared list takes 900 calls in a quarter of an hour, from whatever network', async () => {
  const newLink = async (): Promise<string> => {
    const { token } = await calls.shopper()
    return (await calls.ask(SHARE, token, { period: { start: dayFromStart(1), end: dayFromStart(3) } })).token
  }
  const [counted, another] = [await newLink(), await newLink()]
  const limit = { name: 'shared-list-calls', tries: 900, withinSeconds: QUARTER_S }
  await spendTries(server.services, { limit, subject: subjectOf(counted) }, 899)
  const openFrom = async (token: string, from: string) =>
    (await server.client.call(SHARED_LIST, { variables: { token }, from })).status
  expect(await openFrom(counted, '203.0.113.1')).toBe(200)
  expect(await openFrom(counted, '203.0.113.1')).toBe(503)
  expect(await openFrom(counted, '198.51.100.1')).toBe(503)
  expect(await openFrom(another, '203.0.113.1')).toBe(200)
})

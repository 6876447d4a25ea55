import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findOneTimeToken, makeOneTimeToken, spendOneTimeToken, type Purpose } from '../src/modules/accounts/index.ts'
import { REGISTER } from './tools/documents.ts'
import { untilBlocked } from './tools/halted-writes.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let userId: string
beforeAll(async () => {
  server = await startTestServer()
  const request = { email: 'links@example.com', password: 'plum-and-rye', agreementsTermsAndConditions: true }
  const { token } = (await server.client.call(REGISTER, { variables: { request } })).data.register
  userId = (await server.client.call('{ me { id } }', { token })).data.me.id
})
afterAll(() => server.close())

const make = (purpose: Purpose) =>
  server.services.db.transaction().execute((trx) => makeOneTimeToken(trx, server.services, { userId, purpose }))
const spend = (token: string, purpose: Purpose) =>
  server.services.db.transaction().execute((trx) => spendOneTimeToken(trx, server.clock, { token, purpose }))
const find = (token: string, purpose: Purpose) => findOneTimeToken(server.services.db, server.clock, { token, purpose })

describe('a one-time token', () => {
  it('is used once by fifty calls at the same moment', async () => {
    const token = await make('reset-password')
    const owners = await Promise.all(Array.from({ length: 50 }, () => spend(token, 'reset-password')))
    expect(owners.filter((owner) => owner !== null)).toEqual([userId])
    expect(await find(token, 'reset-password')).toEqual({ userId, isUsed: true })
  })

  it('works only for its own purpose', async () => {
    const token = await make('log-in')
    expect(await find(token, 'remove-account')).toBeNull()
    expect(await spend(token, 'remove-account')).toBeNull()
    expect(await spend(token, 'log-in')).toBe(userId)
  })

  it.each([
    ['reset-password', 60],
    ['log-in', 15],
    ['remove-account', 24 * 60],
  ] as const)('for %s works for %i minutes', async (purpose, minutes) => {
    const token = await make(purpose)
    const madeAt = server.clock.now()
    server.clock.moveTo(new Date(madeAt + minutes * 60_000 - 1).toISOString())
    expect(await find(token, purpose)).toEqual({ userId, isUsed: false })
    server.clock.moveTo(new Date(madeAt + minutes * 60_000).toISOString())
    expect(await find(token, purpose)).toBeNull()
    expect(await spend(token, purpose)).toBeNull()
  })

  it('voids the one before it', async () => {
    const tokens = [await make('reset-password'), await make('reset-password')]
    const found = await Promise.all(tokens.map((token) => find(token, 'reset-password')))
    expect(found).toEqual([null, { userId, isUsed: false }])
  })

  it('is voided by one that is requested while it is made', async () => {
    const [made, committed] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()]
    const first = server.services.db.transaction().execute(async (trx) => {
      made.resolve(await makeOneTimeToken(trx, server.services, { userId, purpose: 'reset-password' }))
      await committed.promise
    })
    const tokenOfFirst = await made.promise
    const second = make('reset-password')
    await untilBlocked(server.services.db, second)
    committed.resolve()
    await first
    expect(await find(await second, 'reset-password')).toEqual({ userId, isUsed: false })
    expect(await find(tokenOfFirst, 'reset-password')).toBeNull()
  })

  it('works as one of twenty that are requested at once', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, () => make('reset-password')))
    const found = await Promise.all(tokens.map((token) => find(token, 'reset-password')))
    expect(found.filter((one) => one !== null)).toEqual([{ userId, isUsed: false }])
  })

  it('is stored only as its hash', async () => {
    const token = await make('activate')
    const rows = await server.services.db.selectFrom('one_time_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each(['', 'x', 'x'.repeat(10_000)])('is not "%.10s"', async (text) => {
    expect(await find(text, 'activate')).toBeNull()
    expect(await spend(text, 'activate')).toBeNull()
  })
})

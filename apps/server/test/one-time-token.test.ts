import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findOneTimeToken, makeOneTimeToken, spendOneTimeToken, type Purpose } from '../src/modules/accounts/index.ts'
import { REGISTER } from './tools/documents.ts'
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
  it('is spent once by fifty who use it at the same moment', async () => {
    const token = await make('reset-password')
    const owners = await Promise.all(Array.from({ length: 50 }, () => spend(token, 'reset-password')))
    expect(owners.filter((owner) => owner !== null)).toEqual([userId])
    expect(await find(token, 'reset-password')).toEqual({ userId, isUsed: true })
  })

  it('opens nothing else than what it was made for', async () => {
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

  it('voids the one before it, also when two are asked for at once', async () => {
    const first = await make('reset-password')
    const both = await Promise.all([make('reset-password'), make('reset-password')])
    const found = await Promise.all([first, ...both].map((token) => find(token, 'reset-password')))
    expect(found.filter((one) => one !== null)).toHaveLength(1)
    expect(found[0]).toBeNull()
  })

  it('is not in the database, only its hash', async () => {
    const token = await make('activate')
    const rows = await server.services.db.selectFrom('one_time_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each(['', 'x', 'x'.repeat(10_000)])('is not "%.10s"', async (text) => {
    expect(await find(text, 'activate')).toBeNull()
    expect(await spend(text, 'activate')).toBeNull()
  })
})

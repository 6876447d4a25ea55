import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { argon2, loginTries, makeOneTimeToken } from '../src/modules/accounts/index.ts'
import { OverloadedError } from '../src/platform/graphql/errors.ts'
import { consumeRateLimit } from '../src/platform/throttle/consume-rate-limit.ts'
import { accountCallsOf, PASSWORD, type AccountCalls } from './tools/account-calls.ts'
import { LOGIN, REGISTER } from './tools/documents.ts'
import type { GatewayAnswer } from './tools/gateway-client.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: AccountCalls
beforeAll(async () => {
  server = await startTestServer()
  calls = accountCallsOf(server)
})
afterAll(() => server.close())
// Every rate limit is free again after a day.
beforeEach(() => server.clock.moveDays(1))

/** Releases held hashes, even if a test fails halfway, because they keep the queue full. */
let letGo = (): void => undefined
afterEach(() => letGo())

/** Places for hashes of unknown callers. */
const PLACES = 64

const hex = (index: number): string => index.toString(16)
/** `rented` gives networks of one range, which an attacker may rent; `elsewhere` gives each network a range of its own. */
const rented = (index: number) => `2001:db8:bad:${hex(index)}::1`
const elsewhere = (index: number) => `2001:db8:${hex(0x1000 + index)}::1`

const logIn = (email: string, from: string, password = PASSWORD) =>
  server.client.call(LOGIN, { variables: { email, password }, from })
const register = (email: string, from: string) =>
  server.client.call(REGISTER, {
    variables: { request: { email, password: PASSWORD, agreementsTermsAndConditions: true } },
    from,
  })
const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index))
const isTold = ({ status, headers }: GatewayAnswer): boolean => status === 503 && headers['retry-after'] === '3'
const kindOf = ({ data }: GatewayAnswer): unknown => (data?.login ?? data?.register)?.__typename

/** Holds every hash until it is released, and counts those that are running. */
function holdHashes() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  letGo = release
  const { verify, hash } = argon2
  const verifying = vi.spyOn(argon2, 'verify').mockImplementation(async (...input) => {
    await released
    return verify(...input)
  })
  const hashing = vi.spyOn(argon2, 'hash').mockImplementation(async (...input) => {
    await released
    return hash(...input)
  })
  return { running: () => verifying.mock.calls.length + hashing.mock.calls.length }
}

/** Sends more logins than may wait while hashes are held, so that every place of unknown callers is taken. */
async function flood(from: (index: number) => string) {
  const held = holdHashes()
  const told = { count: 0 }
  const answers = many(PLACES + 20, async (index) => {
    const answer = await logIn(`many-${index}@example.com`, from(index), 'guess')
    if (isTold(answer)) told.count += 1
    return answer
  })
  const isFull = () => told.count >= PLACES + 20 - PLACES - held.running()
  await expect.poll(isFull, { timeout: 30_000 }).toBe(true)
  return {
    told,
    /** Releases the hashes and resolves when every call is answered. */
    end: async () => {
      letGo()
      await Promise.all(answers)
      vi.restoreAllMocks()
    },
  }
}

describe('while one range fills the queue of hashes', () => {
  it("users from elsewhere can log in and register in place of that range's calls", async () => {
    const [known, new_] = [
      many(10, (index) => `known-${index}@example.com`),
      many(15, (index) => `new-${index}@example.com`),
    ]
    for (const [index, email] of known.entries()) await register(email, elsewhere(index))
    for (const [index, email] of new_.entries()) await register(email, elsewhere(20 + index))
    const { told, end } = await flood(rented)
    const before = told.count
    const honest = [
      ...known.map((email, index) => logIn(email, elsewhere(index))),
      ...new_.map((email, index) => logIn(email, elsewhere(40 + index))),
      ...many(8, (index) => register(`fresh-${index}@example.com`, elsewhere(60 + index))),
    ]
    // One call of the attackers is refused for each unknown caller from elsewhere.
    await expect.poll(() => told.count - before, { timeout: 30_000 }).toBe(15 + 8)
    await end()
    expect(new Set((await Promise.all(honest)).map(kindOf))).toEqual(new Set(['Token']))
  })
})

describe('while unknown callers from everywhere fill the queue of hashes', () => {
  it('an owner on a familiar network can log in, and others are refused with 503', async () => {
    await register('ada@example.com', elsewhere(900))
    const { end } = await flood(elsewhere)
    const [known, other] = [logIn('ada@example.com', elsewhere(900)), logIn('ada@example.com', elsewhere(901))]
    expect(isTold(await other)).toBe(true)
    await end()
    expect(kindOf(await known)).toBe('Token')
  })

  it('a right password refused with 503 is accepted later, however often it was refused', async () => {
    await register('bea@example.com', elsewhere(900))
    const { end } = await flood(elsewhere)
    for (let time = 0; time < 12; time += 1) expect(isTold(await logIn('bea@example.com', elsewhere(902)))).toBe(true)
    await end()
    expect(kindOf(await logIn('bea@example.com', elsewhere(902)))).toBe('Token')
  })
})

describe('tries of calls that the server was too busy for are refunded', () => {
  const whileBusy = async (times: number, call: () => Promise<unknown>): Promise<void> => {
    for (const name of ['verify', 'hash'] as const) vi.spyOn(argon2, name).mockRejectedValue(new OverloadedError())
    for (let time = 0; time < times; time += 1) await call()
    vi.restoreAllMocks()
  }

  it('for registrations', async () => {
    await whileBusy(25, () => register('cleo@example.com', elsewhere(1)))
    expect(kindOf(await register('cleo@example.com', elsewhere(1)))).toBe('Token')
  })

  it('for changed passwords', async () => {
    const token = await calls.register('dora@example.com')
    const change = () =>
      server.client.call(
        `mutation { changePassword(request: { currentPassword: "${PASSWORD}", newPassword: "rye-and-plum" }) { __typename } }`,
        { token },
      )
    await whileBusy(15, change)
    expect((await change()).data.changePassword.__typename).toBe('BasicMutationSuccess')
  })

  it('for passwords chosen by a link', async () => {
    const { id: userId } = await calls.me(await calls.register('edda@example.com'))
    const { services } = server
    const link = await services.db
      .transaction()
      .execute((trx) => makeOneTimeToken(trx, services, { userId, purpose: 'reset-password' }))
    await whileBusy(65, () => calls.reset(link, 'rye-and-plum').catch(() => null))
    expect((await calls.reset(link, 'rye-and-plum')).__typename).toBe('BasicMutationSuccess')
  })

  it('for first passwords', async () => {
    const token = await calls.register('frida@example.com')
    const users = server.services.db.updateTable('users').set({ password_hash: null })
    await users.where('email', '=', 'frida@example.com').execute()
    await whileBusy(15, () => calls.setInitial(token, 'rye-and-plum').catch(() => null))
    expect((await calls.setInitial(token, 'rye-and-plum')).__typename).toBe('BasicMutationSuccess')
  })
})

it('an owner on a familiar network can log in when neighbours have used up the tries of the range', async () => {
  await register('gerda@example.com', '2001:db8:aaaa:1::1')
  const tries = loginTries('2001:db8:aaaa:2::/64', { email: 'x@example.com', isFamiliar: false })
  for (const { limit, subject } of tries) {
    const all = { ...limit, tries: 1 }
    expect(await consumeRateLimit(server.services.db, server.services, { limit: all, subject })).toBe(true)
  }
  expect(kindOf(await logIn('gerda@example.com', '2001:db8:aaaa:1::1'))).toBe('Token')
  expect(kindOf(await logIn('gerda@example.com', '2001:db8:aaaa:3::1'))).toBe('UnauthorizedException')
})

import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { argon2 } from '../src/modules/accounts/index.ts'
import { accountCallsOf, PASSWORD, type AccountCalls } from './tools/account-calls.ts'
import { LOGIN } from './tools/documents.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: AccountCalls
beforeAll(async () => {
  server = await startTestServer()
  calls = accountCallsOf(server)
  await calls.register('ada@example.com')
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveDays(1))

const network = (index: number) => ({ from: `203.0.${index >> 8}.${index & 255}` })
const kindOf = async (login: Promise<{ __typename: string }>): Promise<string> => (await login).__typename
const moveMinutes = (minutes: number) =>
  server.clock.moveTo(new Date(server.clock.now() + minutes * 60_000).toISOString())

/** As many logins in one call as the gateway lets through, each under a name of its own. */
const aliased = (count: number): string =>
  `mutation {${Array.from({ length: count }, (_, index) => ` a${index}: login(email: "ada@example.com", password: "guess-${index}") { __typename }`).join('')} }`

describe('logging in', () => {
  it('as often as one likes uses no guess up, and buys none', async () => {
    for (let time = 0; time < 15; time += 1)
      expect(await kindOf(calls.logIn('ada@example.com', PASSWORD))).toBe('Token')
    const verify = vi.spyOn(argon2, 'verify')
    for (let guess = 0; guess < 15; guess += 1) await calls.logIn('ada@example.com', 'guess')
    expect(verify).toHaveBeenCalledTimes(10)
  })
})

describe('guessing passwords', () => {
  it('of one account is worked out ten times, of a thousand guesses at once from one network', async () => {
    const verify = vi.spyOn(argon2, 'verify')
    const single = Array.from({ length: 990 }, (_, index) => kindOf(calls.logIn('ada@example.com', `guess-${index}`)))
    const inOne = await server.client.call(aliased(10))
    const answers = new Set(await Promise.all(single))
    expect(inOne.status).toBe(400)
    expect(answers).toEqual(new Set(['UnauthorizedException']))
    expect(verify).toHaveBeenCalledTimes(10)
  })

  it('of one account from everywhere is worked out a hundred times an hour', async () => {
    const verify = vi.spyOn(argon2, 'verify')
    for (let round = 0; round < 5; round += 1) {
      const guesses = Array.from({ length: 30 }, (_, index) =>
        kindOf(calls.logIn('ada@example.com', 'guess', network(30 * round + index))),
      )
      await Promise.all(guesses)
    }
    expect(verify).toHaveBeenCalledTimes(100)
  })

  it('of many accounts from one network is worked out a hundred times', async () => {
    const verify = vi.spyOn(argon2, 'verify')
    for (let round = 0; round < 5; round += 1) {
      const guesses = Array.from({ length: 30 }, (_, index) =>
        kindOf(calls.logIn(`p${30 * round + index}@example.com`, 'guess')),
      )
      await Promise.all(guesses)
    }
    expect(verify).toHaveBeenCalledTimes(100)
  })

  it('answers the right password like a wrong one, as long as it lasts, and keeps out neither another network nor for long', async () => {
    for (let guess = 0; guess < 10; guess += 1) await calls.logIn('ada@example.com', 'guess')
    const { status, data } = await server.client.call(LOGIN, {
      variables: { email: 'ADA@example.com', password: PASSWORD },
    })
    expect([status, data.login]).toEqual([
      200,
      { __typename: 'UnauthorizedException', code: 401, messages: ['auth/login/error-message'] },
    ])
    expect(await kindOf(calls.logIn('ada@example.com', PASSWORD, network(7)))).toBe('Token')
    moveMinutes(2)
    expect(await kindOf(calls.logIn('ada@example.com', PASSWORD))).toBe('Token')
  })

  it('takes all addresses of one IPv6 network for one', async () => {
    for (let guess = 0; guess < 10; guess += 1)
      await calls.logIn('ada@example.com', 'guess', { from: `2001:db8::${guess}` })
    expect(await kindOf(calls.logIn('ada@example.com', PASSWORD, { from: '2001:db8::ffff' }))).toBe(
      'UnauthorizedException',
    )
  })
})

describe('a login', () => {
  it('is refused when another password is chosen while it is checked', async () => {
    await calls.register('overtaken@example.com')
    const { verify } = argon2
    vi.spyOn(argon2, 'verify').mockImplementation(async (...input) => {
      const isRight = await verify(...input)
      const users = server.services.db.updateTable('users').where('email', '=', 'overtaken@example.com')
      await users.set({ password_hash: await hash('rye-and-plum') }).execute()
      return isRight
    })
    expect(await kindOf(calls.logIn('overtaken@example.com'))).toBe('UnauthorizedException')
  })

  it('that would wait for more than sixty others is told to come again, with 503', async () => {
    const logIn = (index: number) =>
      server.client.call(LOGIN, { variables: { email: `many-${index}@example.com`, password: 'x' }, ...network(index) })
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => logIn(index)))
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(40)
    expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['3']))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100 - refused.length)
  })

  it('makes a weak hash anew', async () => {
    const weak = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    await calls.register('weak@example.com')
    const users = server.services.db
    await users.updateTable('users').set({ password_hash: weak }).where('email', '=', 'weak@example.com').execute()
    expect(await kindOf(calls.logIn('weak@example.com'))).toBe('Token')
    const { password_hash } = await users
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', 'weak@example.com')
      .executeTakeFirstOrThrow()
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await kindOf(calls.logIn('weak@example.com'))).toBe('Token')
  })
})

describe('registrations', () => {
  it('are twenty an hour from one network, and then refused with words', async () => {
    const request = { password: PASSWORD, agreementsTermsAndConditions: true }
    const register = (index: number) =>
      server.client.call(
        'mutation Register($request: RegistrationInput!) { register(request: $request) { __typename ... on ValidationException { messages } } }',
        { variables: { request: { ...request, email: `many-${index}@example.com` } }, from: '198.51.100.1' },
      )
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => register(index)))
    expect(answers.filter(({ data }) => data.register.__typename === 'Token')).toHaveLength(20)
    expect(answers.find(({ data }) => data.register.__typename !== 'Token')?.data.register.messages).toEqual([
      'auth/register/too-many',
    ])
  })
})

describe('a session', () => {
  it('tells within an hour when it was last used', async () => {
    const token = await calls.register('used@example.com')
    const lastUsed = async (): Promise<number> => {
      const { id } = await calls.me(token)
      const { last_used_at } = await server.services.db
        .selectFrom('auth_tokens')
        .select('last_used_at')
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow()
      return last_used_at.getTime()
    }
    const opened = server.clock.now()
    moveMinutes(59)
    expect(await lastUsed()).toBe(opened)
    moveMinutes(1)
    expect(await lastUsed()).toBe(opened + 60 * 60_000)
  })
})

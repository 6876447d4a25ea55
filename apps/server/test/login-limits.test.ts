import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { argon2, PASSWORD_HASH_COST } from '../src/modules/accounts/index.ts'
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

/** As many logins in one call as the gateway accepts, each with its own alias. */
const aliased = (count: number): string =>
  `mutation {${Array.from({ length: count }, (_, index) => ` a${index}: login(email: "ada@example.com", password: "guess-${index}") { __typename }`).join('')} }`

describe('a right login', () => {
  it('takes no guess and refunds none', async () => {
    for (let time = 0; time < 15; time += 1)
      expect(await kindOf(calls.logIn('ada@example.com', PASSWORD))).toBe('Token')
    const verify = vi.spyOn(argon2, 'verify')
    for (let guess = 0; guess < 15; guess += 1) await calls.logIn('ada@example.com', 'guess')
    expect(verify).toHaveBeenCalledTimes(10)
  })

  it('is limited to a hundred for one network too, and does not affect other networks', async () => {
    const verify = vi.spyOn(argon2, 'verify')
    const answers: string[] = []
    for (let round = 0; round < 15; round += 1)
      answers.push(...(await Promise.all(Array.from({ length: 10 }, () => kindOf(calls.logIn('ada@example.com'))))))
    expect(verify).toHaveBeenCalledTimes(100)
    expect(answers.filter((answer) => answer === 'Token')).toHaveLength(100)
    expect(await kindOf(calls.logIn('ada@example.com', PASSWORD, network(900)))).toBe('Token')
  })
})

describe('guessing passwords', () => {
  it('is limited to ten for one account, even of a thousand guesses at once from one network', async () => {
    const verify = vi.spyOn(argon2, 'verify')
    const single = Array.from({ length: 990 }, (_, index) => kindOf(calls.logIn('ada@example.com', `guess-${index}`)))
    const inOne = await server.client.call(aliased(10))
    const answers = new Set(await Promise.all(single))
    expect(inOne.status).toBe(400)
    expect(answers).toEqual(new Set(['UnauthorizedException']))
    expect(verify).toHaveBeenCalledTimes(10)
  })

  it('is limited to a hundred an hour for one account from everywhere', async () => {
    const verify = vi.spyOn(argon2, 'verify')
    for (let round = 0; round < 5; round += 1) {
      const guesses = Array.from({ length: 30 }, (_, index) =>
        kindOf(calls.logIn('ada@example.com', 'guess', network(30 * round + index))),
      )
      await Promise.all(guesses)
    }
    expect(verify).toHaveBeenCalledTimes(100)
  })

  it('is limited to a hundred for many accounts from one network', async () => {
    const verify = vi.spyOn(argon2, 'verify')
    for (let round = 0; round < 5; round += 1) {
      const guesses = Array.from({ length: 30 }, (_, index) =>
        kindOf(calls.logIn(`p${30 * round + index}@example.com`, 'guess')),
      )
      await Promise.all(guesses)
    }
    expect(verify).toHaveBeenCalledTimes(100)
  })

  it('refuses even the right password while it is limited, for a limited time and no other network', async () => {
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

  it('counts all addresses of one IPv6 network together', async () => {
    for (let guess = 0; guess < 10; guess += 1)
      await calls.logIn('ada@example.com', 'guess', { from: `2001:db8::${guess}` })
    expect(await kindOf(calls.logIn('ada@example.com', PASSWORD, { from: '2001:db8::ffff' }))).toBe(
      'UnauthorizedException',
    )
  })
})

describe('a login', () => {
  it('is refused when the password changes while it is checked', async () => {
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

  it('is refused with 503 when more than sixty others are waiting', async () => {
    argon2.cost = PASSWORD_HASH_COST
    const logIn = (index: number) =>
      server.client.call(LOGIN, { variables: { email: `many-${index}@example.com`, password: 'x' }, ...network(index) })
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => logIn(index)))
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(40)
    expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['3']))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100 - refused.length)
  })

  it('replaces a weak hash', async () => {
    argon2.cost = PASSWORD_HASH_COST
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

describe('an owner whose password is being guessed from everywhere', () => {
  /** Uses up the tries of an account from many networks, and again as they come back. */
  async function besiege(email: string): Promise<void> {
    for (let round = 0; round < 5; round += 1)
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => calls.logIn(email, 'x', network(1_000 + 20 * round + index))),
      )
    for (let guess = 0; guess < 5; guess += 1) {
      server.clock.moveTo(new Date(server.clock.now() + 36_000).toISOString())
      await calls.logIn(email, 'x', network(2_000 + guess))
    }
  }

  it('can log in from a recently used network, but not for ever', async () => {
    await calls.register('besieged@example.com')
    await kindOf(calls.logIn('besieged@example.com', PASSWORD, network(1)))
    server.clock.moveDays(89)
    await besiege('besieged@example.com')
    expect(await kindOf(calls.logIn('besieged@example.com', PASSWORD, network(1)))).toBe('Token')
    expect(await kindOf(calls.logIn('besieged@example.com', PASSWORD, network(2)))).toBe('UnauthorizedException')
    server.clock.moveDays(91)
    await besiege('besieged@example.com')
    expect(await kindOf(calls.logIn('besieged@example.com', PASSWORD, network(1)))).toBe('UnauthorizedException')
  })

  it('has ten tries from a familiar network, as from any other', async () => {
    const verify = vi.spyOn(argon2, 'verify')
    await kindOf(calls.logIn('ada@example.com', PASSWORD, network(1)))
    for (let guess = 0; guess < 15; guess += 1) await calls.logIn('ada@example.com', 'x', network(1))
    expect(verify).toHaveBeenCalledTimes(1 + 10)
  })

  it('is familiar on the twenty networks they used last', async () => {
    await calls.register('travels@example.com')
    for (let index = 0; index < 21; index += 1) {
      moveMinutes(1)
      await calls.logIn('travels@example.com', PASSWORD, network(index))
    }
    const rows = await server.services.db
      .selectFrom('login_networks')
      .innerJoin('users', 'users.id', 'login_networks.user_id')
      .select('last_at')
      .where('email', '=', 'travels@example.com')
      .execute()
    expect(rows).toHaveLength(20)
    await besiege('travels@example.com')
    expect(await kindOf(calls.logIn('travels@example.com', PASSWORD, network(0)))).toBe('UnauthorizedException')
    expect(await kindOf(calls.logIn('travels@example.com', PASSWORD, network(20)))).toBe('Token')
  })
})

describe('registrations', () => {
  it('are limited to twenty an hour from one network, and then refused with a text', async () => {
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
  it('ends when its account has a hundred newer ones in use', async () => {
    const first = await calls.register('hoards@example.com')
    moveMinutes(60)
    const daily = (await calls.logIn('hoards@example.com')).token
    const stranger = await calls.register('hoards-not@example.com')
    const tokens: string[] = []
    for (let round = 0; round < 11; round += 1) {
      moveMinutes(60)
      expect(await calls.statusOf(daily)).toBe(200)
      const logins = Array.from({ length: 9 }, () => calls.logIn('hoards@example.com'))
      tokens.push(...(await Promise.all(logins)).map(({ token }) => token))
    }
    const [newest = ''] = tokens.slice(-1)
    const alive = async (token: string) => (await calls.statusOf(token)) === 200
    expect(await Promise.all([first, daily, newest, stranger].map(alive))).toEqual([false, true, true, true])
    const { id } = await calls.me(daily)
    const kept = await server.services.db.selectFrom('auth_tokens').select('id').where('user_id', '=', id).execute()
    expect(kept).toHaveLength(100)
  })

  it('stores its last use to the hour', async () => {
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

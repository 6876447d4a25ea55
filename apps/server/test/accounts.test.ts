import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { argon2, PASSWORD_HASH_COST } from '../src/modules/accounts/index.ts'
import { LOGIN, REGISTER } from './tools/documents.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const registration = (email: string) => ({
  email,
  password: 'plum-and-rye',
  name: 'Ada',
  agreementsTermsAndConditions: true,
})
const register = (request: object) => server.client.call(REGISTER, { variables: { request } })
const ME = '{ me { id email name status sex systemOfMeasures passwordIsSet } }'

describe('register', () => {
  it('creates an account that is logged in, not activated, and restricted in nothing', async () => {
    const { data } = await register(registration('Ada@Example.com '))
    expect(data.register.__typename).toBe('Token')
    const me = await server.client.call(ME, { token: data.register.token })
    expect(me.data.me).toMatchObject({
      email: 'ada@example.com',
      name: 'Ada',
      status: 'STATUS_NON_ACTIVE',
      sex: null,
      systemOfMeasures: 'si',
      passwordIsSet: true,
    })
  })

  it('refuses a registered address, in any spelling, at its field', async () => {
    await register(registration('twice@example.com'))
    for (const email of ['TWICE@example.com', 'twice@ｅxample.com', 'twice@exam\u{1d5c9}le.com'])
      expect((await register(registration(email))).data.register).toMatchObject({
        __typename: 'ValidationException',
        details: [{ fieldName: 'email', messages: ['auth/register/email-taken'] }],
      })
  })

  it('creates one account when two registrations of one address race', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => register(registration('race@example.com'))))
    const kinds = answers.map(({ data }): string => data.register.__typename).toSorted()
    expect(kinds).toEqual(['Token', 'ValidationException', 'ValidationException', 'ValidationException'])
  })

  it.each([
    ['an empty e-mail', { email: '' }, 'email', 'validation/required'],
    ['no e-mail address', { email: 'abc' }, 'email', 'validation/email-format'],
    ['an address of a domain there cannot be', { email: 'a@\u{e000}.com' }, 'email', 'validation/email-format'],
    ['a short password', { password: 'abc' }, 'password', 'auth/password/too-short'],
    ['a common password', { password: 'password' }, 'password', 'auth/password/too-common'],
    ['one that only the server knows as common', { password: 'Midnight' }, 'password', 'auth/password/too-common'],
    [
      'terms not accepted',
      { agreementsTermsAndConditions: false },
      'agreementsTermsAndConditions',
      'cart/accept-condition/validation/required',
    ],
  ])('refuses %s at its field', async (_, change, fieldName, message) => {
    const { data } = await register({ ...registration('field@example.com'), ...change })
    expect(data.register.details).toEqual([{ fieldName, messages: [message] }])
  })

  it('stores nothing of a registration whose access code is wrong', async () => {
    const { data } = await register({ ...registration('code@example.com'), accessCode: 'NO-SUCH-CODE' })
    expect(data.register.details).toEqual([{ fieldName: 'accessCode', messages: ['coupon/unknown-code'] }])
    const again = await register(registration('code@example.com'))
    expect(again.data.register.__typename).toBe('Token')
  })

  it('stores neither the password nor the token in plain text', async () => {
    argon2.cost = PASSWORD_HASH_COST
    const { data } = await register(registration('secret@example.com'))
    const users = await server.services.db.selectFrom('users').selectAll().execute()
    const tokens = await server.services.db.selectFrom('auth_tokens').selectAll().execute()
    const stored = JSON.stringify([users, tokens.map((row) => row.token_hash.toString('base64url'))])
    expect(stored).not.toContain('plum-and-rye')
    expect(stored).not.toContain(data.register.token)
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })
})

describe('login', () => {
  const logIn = (email: string, password: string) => server.client.call(LOGIN, { variables: { email, password } })

  it('returns a token for the right password', async () => {
    await register(registration('login@example.com'))
    const { data } = await logIn(' LOGIN@example.com', 'plum-and-rye')
    expect(data.login.__typename).toBe('Token')
  })

  it('accepts an address in any spelling of its domain', async () => {
    await register(registration('turtle@ŻÓŁW.example'))
    for (const domain of ['żółw.example', 'xn--w-uga1v8h.example', 'żółw.ｅxample'])
      expect((await logIn(`turtle@${domain}`, 'plum-and-rye')).data.login.__typename).toBe('Token')
  })

  it('gives the same answer for a wrong password and for an unknown e-mail', async () => {
    await register(registration('wrong@example.com'))
    const wrong = await logIn('wrong@example.com', 'not-it')
    const unknown = await logIn('nobody@example.com', 'not-it')
    expect(wrong.status).toBe(200)
    expect(wrong.data).toEqual(unknown.data)
    expect(wrong.data.login).toEqual({
      __typename: 'UnauthorizedException',
      code: 401,
      messages: ['auth/login/error-message'],
    })
  })

  it('refuses an extremely long password without hashing it', async () => {
    const { data } = await logIn('wrong@example.com', 'x'.repeat(5_000))
    expect(data.login.__typename).toBe('UnauthorizedException')
  })
})

describe('a session', () => {
  const open = async (email: string): Promise<string> => (await register(registration(email))).data.register.token

  const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

  it('ends with logout, which ends no other session', async () => {
    const first = await open('two@example.com')
    const login = await server.client.call(LOGIN, { variables: { email: 'two@example.com', password: 'plum-and-rye' } })
    const second: string = login.data.login.token
    await server.client.call('mutation { me { logout { code } } }', { token: first })
    expect((await server.client.call(ME, { token: first })).status).toBe(401)
    expect((await server.client.call(ME, { token: second })).status).toBe(200)
  })

  it('can be ended by the hash of its token, for a browser that has lost the token', async () => {
    const [token, other] = [await open('left@example.com'), await open('stays@example.com')]
    const end = (tokenHash: string) =>
      server.client.call('mutation E($tokenHash: String!) { endSession(tokenHash: $tokenHash) { code } }', {
        variables: { tokenHash },
      })
    const told = []
    for (const hash of [hashOf(token).slice(1), token, '%', hashOf(token)]) {
      expect((await server.client.call(ME, { token })).status).toBe(200)
      told.push((await end(hash)).data)
    }
    expect((await server.client.call(ME, { token })).status).toBe(401)
    expect((await server.client.call(ME, { token: other })).status).toBe(200)
    told.push((await end(hashOf(token))).data)
    expect(new Set(told.map((data) => JSON.stringify(data)))).toEqual(new Set(['{"endSession":{"code":200}}']))
  })

  it("is opened by its token and not by the token's hash", async () => {
    const token = await open('hash@example.com')
    expect((await server.client.call(ME, { token: hashOf(token) })).status).toBe(401)
  })

  it('ends after a year', async () => {
    const token = await open('year@example.com')
    server.clock.moveDays(364)
    expect((await server.client.call(ME, { token })).status).toBe(200)
    server.clock.moveDays(2)
    expect((await server.client.call(ME, { token })).status).toBe(401)
  })

  it('stores the time zone that the client sends', async () => {
    const token = await open('zone@example.com')
    await server.client.call(ME, { token, headers: { 'x-time-zone': 'Pacific/Auckland' } })
    const row = await server.services.db
      .selectFrom('users')
      .select('time_zone')
      .where('email', '=', 'zone@example.com')
      .executeTakeFirstOrThrow()
    expect(row.time_zone).toBe('Pacific/Auckland')
  })
})

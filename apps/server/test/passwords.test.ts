import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { argon2 } from '../src/modules/accounts/index.ts'
import { accountCallsOf, PASSWORD, type AccountCalls } from './tools/account-calls.ts'
import { mailContentsTo, mailsTo } from './tools/mailbox.ts'
import { profileCalls } from './tools/profile-calls.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: AccountCalls
beforeAll(async () => {
  server = await startTestServer()
  calls = accountCallsOf(server)
})
afterAll(() => server.close())
// No test uses up another's rate limits.
beforeEach(() => server.clock.moveDays(1))

const NEW_PASSWORD = 'rye-and-plum'
const SUCCESS = { __typename: 'BasicMutationSuccess', code: 200 }
const INVALID_LINK = {
  __typename: 'ValidationException',
  messages: [],
  details: [{ fieldName: 'token', messages: ['auth/reset-password/token-is-not-valid-error-message'] }],
}
const resetToken = (email: string) => calls.mailedToken(email, 'reset-password', () => calls.remind(email))
const hashOf = async (email: string) =>
  (await server.services.db.selectFrom('users').select('password_hash').where('email', '=', email).executeTakeFirst())
    ?.password_hash

describe('remindPassword', () => {
  it('mails a link in the language of the call and answers 200', async () => {
    await calls.register('remind@example.com')
    expect(await calls.remind(' Remind@Example.com')).toEqual({ code: 200 })
    await expect
      .poll(() => mailsTo(server, 'remind@example.com'))
      .toMatchObject([
        { kind: 'activate-account', language: 'en' },
        { kind: 'reset-password', path: expect.stringMatching(/^\/auth\/reset-password\/[\w-]{43}$/) },
      ])
  })

  it.each(['nobody@example.com', 'abc', '', 'x'.repeat(5_000)])(
    'answers 200 to "%.20s" and mails nothing',
    async (email) => {
      expect(await calls.remind(email)).toEqual({ code: 200 })
      expect(await mailsTo(server, email)).toEqual([])
    },
  )

  it('mails five links an hour to one mailbox, and does not reveal the sixth', async () => {
    await calls.register('often@example.com')
    const from = (index: number) => ({ from: `203.0.113.${index}` })
    for (let index = 0; index < 8; index += 1)
      expect(await calls.remind('often@example.com', from(index))).toEqual({ code: 200 })
    await expect.poll(async () => (await mailsTo(server, 'often@example.com')).length).toBe(6)
    server.clock.moveDays(1)
    await resetToken('often@example.com')
    expect(await mailsTo(server, 'often@example.com')).toHaveLength(7)
  })
})

describe('a link to choose a new password', () => {
  it('is valid until used, for the query and the mutation alike, and checking does not use it up', async () => {
    await calls.register('valid@example.com')
    const token = await resetToken('valid@example.com')
    expect([await calls.isValid(token), await calls.isValidByMutation(token), await calls.isValid(token)]).toEqual([
      true,
      true,
      true,
    ])
    expect(await calls.reset(token, NEW_PASSWORD)).toEqual(SUCCESS)
    expect([await calls.isValid(token), await calls.isValid('bad'), await calls.isValid('')]).toEqual([
      false,
      false,
      false,
    ])
    expect(await calls.reset(token, NEW_PASSWORD)).toEqual(INVALID_LINK)
  })

  it('expires after an hour and with the next one', async () => {
    await calls.register('late@example.com')
    const first = await resetToken('late@example.com')
    const second = await resetToken('late@example.com')
    expect([await calls.isValid(first), await calls.isValid(second)]).toEqual([false, true])
    server.clock.moveTo(new Date(server.clock.now() + 60 * 60_000).toISOString())
    expect(await calls.reset(second, NEW_PASSWORD)).toEqual(INVALID_LINK)
    expect((await calls.logIn('late@example.com')).__typename).toBe('Token')
  })

  it('that is used, replaced, expired or invented causes no hashing', async () => {
    await calls.register('dead@example.com')
    const replaced = await resetToken('dead@example.com')
    const used = await resetToken('dead@example.com')
    await calls.reset(used, NEW_PASSWORD)
    const old = await resetToken('dead@example.com')
    server.clock.moveDays(1)
    const loginLink = await calls.mailedToken('dead@example.com', 'log-in-link', () =>
      calls.sendLink('dead@example.com'),
    )
    const hash = vi.spyOn(argon2, 'hash')
    for (const token of [replaced, used, old, loginLink, 'x'.repeat(43), ''])
      expect(await calls.reset(token, 'rye-and-thyme')).toEqual(INVALID_LINK)
    expect(hash).not.toHaveBeenCalled()
    await calls.reset(await resetToken('dead@example.com'), 'rye-and-thyme')
    expect(hash).toHaveBeenCalledTimes(1)
  })

  it('sets one password when thirty calls use it at once', async () => {
    await calls.register('race@example.com')
    const token = await resetToken('race@example.com')
    // As many as may wait for a hash; more would be refused with 503.
    const tried = Array.from({ length: 30 }, (_, index) => `green-soup-${index}-x`)
    const answers = await Promise.all(tried.map((password) => calls.reset(token, password)))
    const won = tried.filter((_, index) => answers[index].__typename === 'BasicMutationSuccess')
    expect(won).toHaveLength(1)
    expect((await calls.logIn('race@example.com', won[0])).__typename).toBe('Token')
    const mails = await mailsTo(server, 'race@example.com')
    expect(mails.filter(({ kind }) => kind === 'password-changed')).toHaveLength(1)
  })

  it.each([
    ['abc', 'auth/password/too-short'],
    ['', 'validation/required'],
    ['password1', 'auth/password/too-common'],
    // Too rare for the page's list, but among the 3000 that an attacker tries first.
    ['midnight', 'auth/password/too-common'],
    ['ab'.repeat(101), 'auth/password/too-long'],
  ])('refuses the password %.12s and stays valid', async (password, message) => {
    const email = `refused-${password.length}@example.com`
    await calls.register(email)
    const token = await resetToken(email)
    expect(await calls.reset(token, password)).toMatchObject({
      details: [{ fieldName: 'password', messages: [message] }],
    })
    expect(await calls.isValid(token)).toBe(true)
  })
})

describe('a new password by a link', () => {
  it('ends every session, voids other links, activates the account, tells the owner and starts no session', async () => {
    const first = await calls.register('reset@example.com')
    const second: string = (await calls.logIn('reset@example.com')).token
    const loginLink = await calls.mailedToken('reset@example.com', 'log-in-link', () =>
      calls.sendLink('reset@example.com'),
    )
    const answer = await calls.reset(await resetToken('reset@example.com'), NEW_PASSWORD)
    expect(answer).toEqual(SUCCESS)
    expect([await calls.statusOf(first), await calls.statusOf(second)]).toEqual([401, 401])
    expect((await calls.byToken(loginLink)).__typename).toBe('UnauthorizedException')
    expect((await calls.logIn('reset@example.com', PASSWORD)).__typename).toBe('UnauthorizedException')
    const { token } = await calls.logIn('reset@example.com', NEW_PASSWORD)
    expect(await calls.me(token)).toMatchObject({ status: 'STATUS_ACTIVE' })
    expect((await mailsTo(server, 'reset@example.com')).map(({ kind }) => kind)).toContain('password-changed')
  })

  it('cancels a waiting change of address, and its mail says so', async () => {
    const token = await calls.register('moving@example.com')
    await profileCalls(server).linkTo(token, 'moved@example.com')
    await calls.reset(await resetToken('moving@example.com'), NEW_PASSWORD)
    const mails = await mailContentsTo(server, 'moving@example.com', 'password-changed')
    expect(mails).toEqual([{ kind: 'password-changed', hadEmailChange: true }])
  })

  it('withdraws queued mails whose link it voids; a link that confirms the address answers that it is confirmed', async () => {
    const activation = await calls.mailedToken('unread@example.com', 'activate-account', () =>
      calls.register('unread@example.com'),
    )
    const { token } = await calls.logIn('unread@example.com')
    await server.client.call('mutation { removeAccount { request { __typename } } }', { token })
    await calls.reset(await resetToken('unread@example.com'), NEW_PASSWORD)
    expect((await mailsTo(server, 'unread@example.com')).map(({ kind }) => kind)).toEqual(['password-changed'])
    expect(await calls.activate(activation)).toEqual(SUCCESS)
  })
})

describe('setInitialPassword', () => {
  const withoutPassword = async (email: string): Promise<string> => {
    const token = await calls.register(email)
    await server.services.db.updateTable('users').set({ password_hash: null }).where('email', '=', email).execute()
    return token
  }

  it('sets a first password and keeps the session', async () => {
    const token = await withoutPassword('first@example.com')
    expect(await calls.setInitial(token, NEW_PASSWORD)).toEqual(SUCCESS)
    expect(await calls.me(token)).toMatchObject({ passwordIsSet: true })
    expect((await calls.logIn('first@example.com', NEW_PASSWORD)).__typename).toBe('Token')
    const mails = await mailContentsTo(server, 'first@example.com', 'password-changed')
    expect(mails).toEqual([{ kind: 'password-changed', isFirst: true }])
  })

  it('mails about a first password even if a mailed link set it', async () => {
    await withoutPassword('link@example.com')
    await calls.reset(await resetToken('link@example.com'), NEW_PASSWORD)
    const mails = await mailContentsTo(server, 'link@example.com', 'password-changed')
    expect(mails).toEqual([{ kind: 'password-changed', isFirst: true }])
  })

  it('is refused ten minutes after the login, so that a stranger with an open session cannot prove ownership with it', async () => {
    const token = await withoutPassword('stale@example.com')
    server.clock.moveTo(new Date(server.clock.now() + 600_000).toISOString())
    const refused = { __typename: 'UnauthorizedException', code: 403, messages: ['auth/prove/log-in'] }
    expect(await calls.setInitial(token, NEW_PASSWORD)).toEqual(refused)
    expect(await calls.me(token)).toMatchObject({ passwordIsSet: false })
  })

  it('keeps an existing password', async () => {
    const token = await calls.register('set@example.com')
    const before = await hashOf('set@example.com')
    expect(await calls.setInitial(token, NEW_PASSWORD)).toMatchObject({
      details: [{ fieldName: 'password', messages: ['auth/set-initial-password/already-set'] }],
    })
    expect(await hashOf('set@example.com')).toBe(before)
  })

  it('is carried out once when ten calls arrive at once', async () => {
    const token = await withoutPassword('ten@example.com')
    const tried = Array.from({ length: 10 }, (_, index) => calls.setInitial(token, `green-soup-${index}`))
    const kinds = (await Promise.all(tried)).map(({ __typename }): string => __typename)
    expect(kinds.filter((kind) => kind === 'BasicMutationSuccess')).toHaveLength(1)
  })

  it('refuses a short password at its field', async () => {
    const token = await withoutPassword('short@example.com')
    for (const password of ['abc', 'midnight'])
      expect(await calls.setInitial(token, password)).toMatchObject({ details: [{ fieldName: 'password' }] })
  })

  it.each(['', 'bad', 'x'.repeat(43)])('is 401 for the token "%s"', async (authToken) => {
    await expect(calls.setInitial(authToken, NEW_PASSWORD)).rejects.toThrow(/^401: .*UNAUTHENTICATED/)
  })
})

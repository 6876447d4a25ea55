import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountCallsOf, PASSWORD, type AccountCalls } from './tools/account-calls.ts'
import { linkTokenIn, mailContentsTo, mailsTo } from './tools/mailbox.ts'
import { profileCalls } from './tools/profile-calls.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: AccountCalls
beforeAll(async () => {
  server = await startTestServer()
  calls = accountCallsOf(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveDays(1))

const REFUSED = { __typename: 'UnauthorizedException', code: 401, messages: ['account/activate/error'] }
const SUCCESS = { __typename: 'BasicMutationSuccess', code: 200 }
const activationToken = (email: string) => linkTokenIn(server, email, 'activate-account')
const loginLink = (email: string) => calls.mailedToken(email, 'log-in-link', () => calls.sendLink(email))
const ownerProvedAt = async (email: string) =>
  (await server.services.db.selectFrom('users').select('owner_proved_at').where('email', '=', email).executeTakeFirst())
    ?.owner_proved_at

/** Links an identity of a provider that does not verify addresses, by the user who registered. */
const linkFacebook = async (token: string): Promise<void> => {
  const { id } = await calls.me(token)
  const identity = { user_id: id, provider: 'facebook', subject: id, linked_at: new Date(server.clock.now()) } as const
  await server.services.db.insertInto('social_identities').values(identity).execute()
}
const identitiesOf = async (email: string) =>
  server.services.db
    .selectFrom('social_identities')
    .innerJoin('users', 'users.id', 'social_identities.user_id')
    .select('subject')
    .where('email', '=', email)
    .execute()

describe('activation', () => {
  it('follows the link of the registration mail, and succeeds again on a second use', async () => {
    const token = await calls.register('new@example.com')
    expect(await mailsTo(server, 'new@example.com')).toEqual([
      { kind: 'activate-account', language: 'en', path: expect.stringMatching(/^\/auth\/activate\/[\w-]{43}$/) },
    ])
    const link = await activationToken('new@example.com')
    expect([await calls.activate(link), await calls.activate(link)]).toEqual([SUCCESS, SUCCESS])
    expect(await calls.me(token)).toMatchObject({ status: 'STATUS_ACTIVE' })
  })

  it.each(['bad', '', 'x'.repeat(5_000)])('is refused for "%.10s"', async (token) => {
    expect(await calls.activate(token)).toEqual(REFUSED)
  })

  it('is mailed again on request, five times an hour; only the newest link works', async () => {
    const token = await calls.register('again@example.com')
    const first = await activationToken('again@example.com')
    const answers = []
    for (let asked = 0; asked < 6; asked += 1) answers.push(await calls.sendActivation(token))
    expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => SUCCESS))
    expect(answers[5]).toMatchObject({ messages: ['account/activation/too-many'] })
    expect(await calls.activate(first)).toEqual(REFUSED)
    expect(await calls.activate(await activationToken('again@example.com'))).toEqual(SUCCESS)
  })

  it("can be requested only by the account's owner, and mails nothing once the address is confirmed", async () => {
    const token = await calls.register('active@example.com')
    await calls.activate(await activationToken('active@example.com'))
    expect(await calls.sendActivation(token)).toEqual(SUCCESS)
    expect(await mailsTo(server, 'active@example.com')).toHaveLength(1)
    await expect(calls.sendActivation('x'.repeat(43))).rejects.toThrow(/^401/)
  })

  it('without a mail hides the notice and proves nothing', async () => {
    const token = await calls.register('waived@example.com')
    expect(await calls.activateMe(token)).toEqual({ code: 200 })
    expect(await calls.me(token)).toMatchObject({ status: 'STATUS_ACTIVE' })
    const stored = await server.services.db
      .selectFrom('users')
      .select(['status', 'owner_proved_at'])
      .where('email', '=', 'waived@example.com')
      .execute()
    expect(stored).toEqual([{ status: 'non_active', owner_proved_at: null }])
  })
})

describe('a login link', () => {
  it('logs in once, even when twenty calls use it at once', async () => {
    await calls.register('link@example.com')
    const link = await loginLink('link@example.com')
    const answers = await Promise.all(Array.from({ length: 20 }, () => calls.byToken(link)))
    const tokens = answers.flatMap(({ token }): string[] => (token === undefined ? [] : [token]))
    expect(tokens).toHaveLength(1)
    expect(await calls.statusOf(tokens[0] ?? '')).toBe(200)
    expect(await calls.byToken(link)).toEqual({
      __typename: 'UnauthorizedException',
      code: 401,
      messages: ['auth/login/by-token/error-message'],
    })
  })

  it('works for no other purpose', async () => {
    await calls.register('other@example.com')
    const link = await loginLink('other@example.com')
    expect(await calls.isValid(link)).toBe(false)
    expect(await calls.activate(link)).toEqual(REFUSED)
    expect((await calls.byToken(await activationToken('other@example.com'))).__typename).toBe('UnauthorizedException')
  })
})

const mailKindsTo = async (email: string) => (await mailsTo(server, email)).map(({ kind }) => kind)

describe("an account that a stranger registered with another person's address", () => {
  it("passes to its owner by a login link: the stranger's session, password and linked account stop working", async () => {
    const stranger = await calls.register('victim@example.com')
    await linkFacebook(stranger)
    const { token } = await calls.byToken(await loginLink('victim@example.com'))
    expect(await calls.statusOf(stranger)).toBe(401)
    expect((await calls.logIn('victim@example.com', PASSWORD)).__typename).toBe('UnauthorizedException')
    expect(await identitiesOf('victim@example.com')).toEqual([])
    expect(await calls.me(token)).toMatchObject({ status: 'STATUS_ACTIVE', passwordIsSet: false })
    // The password may have been the owner's, so the mail explains why it is gone.
    expect(await mailKindsTo('victim@example.com')).toContain('account-claimed')
  })

  it('tells its owner that a waiting change of address is cancelled', async () => {
    const stranger = await calls.register('moving@example.com')
    await profileCalls(server).linkTo(stranger, 'elsewhere@example.com')
    await calls.byToken(await loginLink('moving@example.com'))
    const claims = await mailContentsTo(server, 'moving@example.com', 'account-claimed')
    expect(claims).toEqual([{ kind: 'account-claimed', hadEmailChange: true }])
  })

  it('passes to its owner even after an activation link was opened and the stranger waived activation', async () => {
    const stranger = await calls.register('pressed@example.com')
    await calls.activateMe(stranger)
    await calls.activate(await activationToken('pressed@example.com'))
    expect(await ownerProvedAt('pressed@example.com')).toBeNull()
    await calls.byToken(await loginLink('pressed@example.com'))
    expect(await calls.statusOf(stranger)).toBe(401)
    expect((await calls.logIn('pressed@example.com', PASSWORD)).__typename).toBe('UnauthorizedException')
  })

  it('passes to its owner by a new password', async () => {
    const stranger = await calls.register('taken@example.com')
    await linkFacebook(stranger)
    const link = await calls.mailedToken('taken@example.com', 'reset-password', () => calls.remind('taken@example.com'))
    await calls.reset(link, 'rye-and-plum')
    expect(await calls.statusOf(stranger)).toBe(401)
    expect(await identitiesOf('taken@example.com')).toEqual([])
  })
})

describe('links of one account used at the same moment', () => {
  it('wait for each other, and none fails', async () => {
    for (let round = 0; round < 8; round += 1) {
      server.clock.moveDays(1)
      const email = `round-${round}@example.com`
      await calls.register(email)
      const activation = await activationToken(email)
      const login = await loginLink(email)
      const reset = await calls.mailedToken(email, 'reset-password', () => calls.remind(email))
      const answers = await Promise.all([
        calls.activate(activation),
        calls.byToken(login),
        calls.reset(reset, 'rye-and-plum'),
        calls.remind(email),
      ])
      // A deadlock would be broken by the database and appear as a server error.
      expect([answers[0], answers[3]]).toEqual([
        expect.objectContaining({ __typename: expect.any(String) }),
        { code: 200 },
      ])
    }
  })
})

describe('an account with a proved owner', () => {
  it('keeps password, sessions and linked accounts when a login link is used', async () => {
    const session = await calls.register('owner@example.com')
    await calls.activate(await activationToken('owner@example.com'), { token: session })
    await linkFacebook(session)
    await calls.byToken(await loginLink('owner@example.com'))
    expect(await calls.statusOf(session)).toBe(200)
    expect((await calls.logIn('owner@example.com', PASSWORD)).__typename).toBe('Token')
    expect(await identitiesOf('owner@example.com')).toHaveLength(1)
    expect(await mailKindsTo('owner@example.com')).not.toContain('account-claimed')
  })

  it('is not proved by a link that another logged-in user opens', async () => {
    await calls.register('one@example.com')
    const other = await calls.register('two@example.com')
    await calls.activate(await activationToken('one@example.com'), { token: other })
    expect(await ownerProvedAt('one@example.com')).toBeNull()
    expect(await ownerProvedAt('two@example.com')).toBeNull()
  })
})

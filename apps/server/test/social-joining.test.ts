import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LOGIN, REGISTER } from './tools/documents.ts'
import { startSocialServer, type SocialServer } from './tools/social-server.ts'
import { LOGIN_SCREEN, REGISTER_SCREEN, settingsOf } from './tools/social-visitor.ts'

let server: SocialServer
beforeAll(async () => {
  server = await startSocialServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveDays(1))

const PASSWORD = 'plum-and-rye'
const NO_ACCOUNT = { __typename: 'OauthException', code: 401, messages: ['auth/social/no-account'] }
const TAKEN = { __typename: 'OauthException', code: 400, messages: ['auth/login/user-exists'] }
const meOf = async (token: string) =>
  (await server.client.call('{ me { id status passwordIsSet passwordIsVoided passwordWasVoidedAtLogin } }', { token }))
    .data.me
const logIn = async (email: string) =>
  (await server.client.call(LOGIN, { variables: { email, password: PASSWORD } })).data.login

/** A user who registered with this address and may have confirmed it. */
async function registered(email: string, { isProved }: { readonly isProved: boolean }): Promise<string> {
  const request = { email, password: PASSWORD, agreementsTermsAndConditions: true }
  const { token } = (await server.client.call(REGISTER, { variables: { request } })).data.register
  const { id } = await meOf(token)
  if (isProved)
    await server.services.db
      .updateTable('users')
      .set({ status: 'active', owner_proved_at: new Date(server.clock.now()) })
      .where('id', '=', id)
      .execute()
  return token
}

const enter = async (
  provider: 'google' | 'apple' | 'facebook',
  somebody: { subject: string; email: string },
  verified = true,
) => {
  const visitor = server.newVisitor()
  return visitor.logIn(provider, await visitor.handoffOf(provider, LOGIN_SCREEN, { ...somebody, verified }))
}

describe.each(['google', 'apple'] as const)('an address that %s has verified', (provider) => {
  it('logs in to the account of its confirmed owner, whose password stays', async () => {
    const email = `proved-${provider}@example.com`
    const token = await registered(email, { isProved: true })
    const entered = await enter(provider, { subject: email, email: email.toUpperCase() })
    expect((await meOf(entered.token)).id).toBe((await meOf(token)).id)
    expect((await logIn(email)).__typename).toBe('Token')
  })

  it('does not log in a person who registers, if the account has a confirmed owner', async () => {
    const email = `registers-${provider}@example.com`
    const token = await registered(email, { isProved: true })
    const visitor = server.newVisitor()
    const person = { subject: email, email, verified: true }
    const handoff = await visitor.handoffOf(provider, REGISTER_SCREEN, person)
    expect(await visitor.register(provider, handoff)).toEqual(TAKEN)
    const { id } = await meOf(token)
    const { db } = server.services
    expect(await db.selectFrom('social_identities').selectAll().where('user_id', '=', id).execute()).toEqual([])
    expect((await logIn(email)).__typename).toBe('Token')
  })

  it('creates one account when two registrations arrive at once', async () => {
    const email = `twice-${provider}@example.com`
    await registered(email, { isProved: true })
    const answers = await Promise.all([1, 2, 3, 4].map(() => enter(provider, { subject: email, email })))
    expect(answers.map(({ __typename }) => __typename)).toEqual(['Token', 'Token', 'Token', 'Token'])
    const mails = await server.services.db.selectFrom('mails').selectAll().where('address', '=', email).execute()
    expect(mails.filter(({ kind }) => kind === 'social-linked')).toHaveLength(1)
  })

  it('claims an account once when its owner logs in several times at once', async () => {
    const email = `owner-${provider}@example.com`
    await registered(email, { isProved: false })
    const visitors = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const visitor = server.newVisitor()
        const person = { subject: email, email, verified: true }
        return { visitor, handoff: await visitor.handoffOf(provider, LOGIN_SCREEN, person) }
      }),
    )
    const answers = await Promise.all(visitors.map(({ visitor, handoff }) => visitor.logIn(provider, handoff)))
    // A second claim would end the session of the first.
    const statuses = await Promise.all(
      answers.map(async ({ token }) => (await server.client.call('{ me { id } }', { token })).status),
    )
    expect(statuses).toEqual(statuses.map(() => 200))
  })

  it('of a second identity does not open the account of the first', async () => {
    const email = `second-${provider}@example.com`
    await registered(email, { isProved: true })
    await enter(provider, { subject: `first ${email}`, email })
    expect(await enter(provider, { subject: `second ${email}`, email })).toEqual(NO_ACCOUNT)
    const visitor = server.newVisitor()
    const somebody = { subject: `second ${email}`, email, verified: true }
    const handoff = await visitor.handoffOf(provider, REGISTER_SCREEN, somebody)
    expect(await visitor.register(provider, handoff)).toEqual(TAKEN)
  })

  // A stranger registers a victim's address and waits, which research calls pre-hijacking.
  it.each(['login', 'register'] as const)(
    'takes the account from a stranger who registered first, by %s',
    async (way) => {
      const email = `waiting-${way}-${provider}@example.com`
      const attackers = await registered(email, { isProved: false })
      // The stranger has also linked an identity of their own.
      const attacker = server.newVisitor()
      const own = { subject: `attacker ${email}`, email: `attacker-${email}`, verified: true }
      await attacker.link('facebook', await attacker.handoffOf('facebook', settingsOf(attackers), own), attackers)
      const victim = server.newVisitor()
      const person = { subject: email, email, verified: true }
      const screen = way === 'login' ? LOGIN_SCREEN : REGISTER_SCREEN
      const handoff = await victim.handoffOf(provider, screen, person)
      const { token } = await (way === 'login' ? victim.logIn(provider, handoff) : victim.register(provider, handoff))
      expect(await meOf(token)).toMatchObject({ status: 'STATUS_ACTIVE', passwordIsSet: false, passwordIsVoided: true })
      expect((await server.client.call('{ me { id } }', { token: attackers })).status).toBe(401)
      expect((await logIn(email)).__typename).toBe('UnauthorizedException')
      expect(await enter('facebook', own)).toEqual(NO_ACCOUNT)
      const mails = await server.services.db.selectFrom('mails').selectAll().where('address', '=', email).execute()
      // The owner may have chosen that password, so a mail explains why it is gone. No second mail reports the same login.
      expect(mails.filter(({ kind }) => kind === 'account-claimed')).toHaveLength(1)
      expect(mails.map(({ content }) => content)).not.toContainEqual({ kind: 'social-linked', provider })
      await server.client.call(
        `mutation { setInitialPassword(authToken: "${token}", password: "rye-and-plum") { __typename } }`,
      )
      expect(await meOf(token)).toMatchObject({ passwordIsSet: true, passwordIsVoided: false })
    },
  )

  it('marks the login that voided a password, and no later one', async () => {
    const email = `told-${provider}@example.com`
    await registered(email, { isProved: false })
    const first = await enter(provider, { subject: email, email })
    server.clock.moveDays(1)
    const later = await enter(provider, { subject: email, email })
    expect(await meOf(first.token)).toMatchObject({ passwordIsVoided: true, passwordWasVoidedAtLogin: true })
    expect(await meOf(later.token)).toMatchObject({ passwordIsVoided: true, passwordWasVoidedAtLogin: false })
  })

  it('voids nothing for an account without a password, and does not mention one', async () => {
    const email = `without-${provider}@example.com`
    const facebook = { subject: `facebook ${email}`, email, verified: true }
    const visitor = server.newVisitor()
    await visitor.register('facebook', await visitor.handoffOf('facebook', REGISTER_SCREEN, facebook))
    const { token } = await enter(provider, { subject: email, email })
    expect(await meOf(token)).toMatchObject({ passwordIsSet: false, passwordIsVoided: false })
    const kinds = await server.services.db.selectFrom('mails').select('kind').where('address', '=', email).execute()
    expect(kinds.map(({ kind }) => kind)).toContain('social-linked')
    expect(kinds.map(({ kind }) => kind)).not.toContain('account-claimed')
  })
})

describe('an unverified address', () => {
  it.each(['google', 'apple', 'facebook'] as const)('does not log in over %s', async (provider) => {
    for (const isProved of [true, false]) {
      const email = `unverified-${provider}-${String(isProved)}@example.com`
      const token = await registered(email, { isProved })
      expect(await enter(provider, { subject: email, email }, false)).toEqual(NO_ACCOUNT)
      const visitor = server.newVisitor()
      const handoff = await visitor.handoffOf(provider, REGISTER_SCREEN, { subject: email, email, verified: false })
      expect(await visitor.register(provider, handoff)).toEqual(TAKEN)
      expect((await server.client.call('{ me { id } }', { token })).status).toBe(200)
      expect((await logIn(email)).__typename).toBe('Token')
    }
  })

  it('is every address from Facebook, even one that Facebook calls verified', async () => {
    const email = 'facebook-says@example.com'
    await registered(email, { isProved: false })
    expect(await enter('facebook', { subject: 'fb', email })).toEqual(NO_ACCOUNT)
    expect((await logIn(email)).__typename).toBe('Token')
  })
})

describe('an identity', () => {
  it('creates one account when it registers several times at once', async () => {
    const somebody = { subject: 'race', email: 'race@example.com', verified: true }
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const visitor = server.newVisitor()
        // The same identity with other addresses too, because the subject identifies the person.
        const person = index % 2 === 0 ? somebody : { ...somebody, email: `race-${index}@example.com` }
        return visitor.register('google', await visitor.handoffOf('google', REGISTER_SCREEN, person))
      }),
    )
    expect(answers.filter(({ __typename }) => __typename === 'Token')).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 400)).toHaveLength(7)
    const users = await server.services.db.selectFrom('users').select('id').where('email', 'like', 'race%').execute()
    expect(users).toHaveLength(1)
  })

  it('differs from the same subject of another provider', async () => {
    const somebody = { subject: 'shared', email: 'shared@example.com', verified: true }
    const visitor = server.newVisitor()
    await visitor.register('google', await visitor.handoffOf('google', REGISTER_SCREEN, somebody))
    expect(await enter('facebook', somebody)).toEqual(NO_ACCOUNT)
    expect(await enter('apple', { ...somebody, email: 'elsewhere@example.com' })).toEqual(NO_ACCOUNT)
  })

  it('keeps its account when its address becomes one of another user', async () => {
    const [first, second] = ['moved-first@example.com', 'moved-second@example.com']
    const visitor = server.newVisitor()
    const somebody = { subject: 'moved', email: first, verified: true }
    const opened = await visitor.register('google', await visitor.handoffOf('google', REGISTER_SCREEN, somebody))
    await registered(second, { isProved: true })
    const entered = await enter('google', { subject: 'moved', email: second })
    expect((await meOf(entered.token)).id).toBe((await meOf(opened.token)).id)
  })

  it('of one account cannot be linked to another', async () => {
    const somebody = { subject: 'mine', email: 'mine@example.com', verified: true }
    const visitor = server.newVisitor()
    await visitor.register('google', await visitor.handoffOf('google', REGISTER_SCREEN, somebody))
    const other = await registered('other@example.com', { isProved: true })
    const handoff = await visitor.handoffOf('google', settingsOf(other), somebody)
    expect(await visitor.link('google', handoff, other)).toEqual(TAKEN)
  })

  it('cannot be linked without a session', async () => {
    const visitor = server.newVisitor()
    const token = await registered('leaves@example.com', { isProved: true })
    const handoff = await visitor.handoffOf('google', settingsOf(token), { subject: 'nobody' })
    const query = `mutation { me { linkProvider(provider: google, token: "${handoff}") { __typename } } }`
    expect((await visitor.call(query)).status).toBe(401)
  })
})

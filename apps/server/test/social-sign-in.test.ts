import { SOCIAL_PROVIDERS } from '@dayplate/rules/social'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOGIN, REGISTER } from './tools/documents.ts'
import { startSocialServer, type SocialServer } from './tools/social-server.ts'
import { LOGIN_SCREEN, REGISTER_SCREEN, settingsOf } from './tools/social-visitor.ts'

let server: SocialServer
beforeAll(async () => {
  server = await startSocialServer()
})
afterAll(() => server.close())

const FLAGS = 'hasExternalProviderSetUp isAbleToLoginWithGoogle isAbleToLoginWithApple isAbleToLoginWithFacebook'
const ME = `{ me { id email name status passwordIsSet ${FLAGS} } }`
const meOf = async (token: string) => (await server.client.call(ME, { token })).data.me
const unlink = async (provider: string, token: string) =>
  (
    await server.client.call(
      `mutation { me { unlinkProvider(provider: ${provider}) { __typename ... on ValidationException { details { fieldName messages } } } } }`,
      { token },
    )
  ).data.me.unlinkProvider
const mailsTo = async (address: string) =>
  (await server.services.db.selectFrom('mails').select('content').where('address', '=', address).execute()).map(
    ({ content }) => content,
  )

describe.each(SOCIAL_PROVIDERS)('with %s', (provider) => {
  const somebody = { subject: `new-${provider}`, name: 'Ida', email: `new-${provider}@example.com`, verified: true }

  it('a user cannot log in without an account, but can register and then log in', async () => {
    const visitor = server.newVisitor()
    const early = await visitor.logIn(provider, await visitor.handoffOf(provider, LOGIN_SCREEN, somebody))
    expect(early).toEqual({ __typename: 'OauthException', code: 401, messages: ['auth/social/no-account'] })
    const opened = await visitor.register(provider, await visitor.handoffOf(provider, REGISTER_SCREEN, somebody))
    expect(opened.__typename).toBe('Token')
    expect(await meOf(opened.token)).toMatchObject({
      email: somebody.email,
      // Apple gives the name only in its first posted answer.
      name: provider === 'apple' ? null : 'Ida',
      passwordIsSet: false,
    })
    const other = server.newVisitor()
    const back = await other.logIn(provider, await other.handoffOf(provider, LOGIN_SCREEN, somebody))
    expect((await meOf(back.token)).id).toBe((await meOf(opened.token)).id)
  })

  it('registering a second time is refused', async () => {
    const visitor = server.newVisitor()
    const again = await visitor.register(provider, await visitor.handoffOf(provider, REGISTER_SCREEN, somebody))
    expect(again).toEqual({ __typename: 'OauthException', code: 400, messages: ['auth/login/user-exists'] })
  })

  it('registering without an address is refused, and leaves no account', async () => {
    const visitor = server.newVisitor()
    const shy = { subject: `shy-${provider}` }
    const answer = await visitor.register(provider, await visitor.handoffOf(provider, REGISTER_SCREEN, shy))
    expect(answer).toEqual({ __typename: 'OauthException', code: 422, messages: ['auth/social/no-email'] })
    const rows = await server.services.db
      .selectFrom('social_identities')
      .selectAll()
      .where('subject', '=', shy.subject)
      .execute()
    expect(rows).toEqual([])
  })

  it('a logged-in user links it, is told by mail, and unlinks it', async () => {
    const email = `adds-${provider}@example.com`
    const request = { email, password: 'plum-and-rye', agreementsTermsAndConditions: true }
    const { token } = (await server.client.call(REGISTER, { variables: { request } })).data.register
    const visitor = server.newVisitor()
    // Not the address of the account, because only the subject identifies the person.
    const elsewhere = { subject: `adds-${provider}`, email: `else-${provider}@example.com`, verified: true }
    const handoff = await visitor.handoffOf(provider, settingsOf(token), elsewhere)
    expect(await visitor.link(provider, handoff, token)).toEqual({ __typename: 'BasicMutationSuccess', code: 200 })
    expect(await meOf(token)).toMatchObject({ hasExternalProviderSetUp: true })
    expect(await mailsTo(email)).toContainEqual({ kind: 'social-linked', provider })
    const back = await visitor.logIn(provider, await visitor.handoffOf(provider, LOGIN_SCREEN, elsewhere))
    expect((await meOf(back.token)).email).toBe(email)
    expect((await unlink(provider, token)).__typename).toBe('BasicMutationSuccess')
    expect(await meOf(token)).toMatchObject({ hasExternalProviderSetUp: false })
    expect(await mailsTo(email)).toContainEqual({ kind: 'social-unlinked', provider })
    const gone = await visitor.logIn(provider, await visitor.handoffOf(provider, LOGIN_SCREEN, elsewhere))
    expect(gone.code).toBe(401)
  })
})

describe('registering with a provider', () => {
  it('asks for the terms first, and keeps the hand-off until they are accepted', async () => {
    const visitor = server.newVisitor()
    const somebody = { subject: 'terms', email: 'terms@example.com', verified: true }
    const handoff = await visitor.handoffOf('google', REGISTER_SCREEN, somebody)
    for (let time = 0; time < 2; time += 1) {
      expect((await visitor.register('google', handoff, false)).messages).toEqual([
        'cart/accept-condition/validation/required',
      ])
    }
    const { token } = await visitor.register('google', handoff)
    const { id } = await meOf(token)
    const consents = await server.services.db.selectFrom('consents').selectAll().where('user_id', '=', id).execute()
    const version = server.services.pages.documentsVersion
    expect(consents.map((consent) => [consent.kind, consent.version])).toEqual([['terms', version]])
  })

  it('does not ask for the terms if the hand-off is expired, of another browser, or for another purpose', async () => {
    const visitor = server.newVisitor()
    const somebody = { subject: 'late', email: 'late@example.com', verified: true }
    const handoff = await visitor.handoffOf('google', REGISTER_SCREEN, somebody)
    const forLogin = await visitor.handoffOf('google', LOGIN_SCREEN, somebody)
    const over = { __typename: 'OauthException', code: 410, messages: ['auth/social/expired'] }
    const stranger = server.newVisitor()
    await stranger.handoffOf('google', REGISTER_SCREEN, { ...somebody, subject: 'stranger' })
    expect(await stranger.register('google', handoff, false)).toEqual(over)
    expect(await visitor.register('google', forLogin, false)).toEqual(over)
    expect(await visitor.register('facebook', handoff, false)).toEqual(over)
    expect(await visitor.register('google', 'x'.repeat(43), false)).toEqual(over)
    expect((await visitor.register('google', handoff)).__typename).toBe('Token')
    expect(await visitor.register('google', handoff, false)).toEqual(over)
  })

  it('reveals who has an account only after the terms are accepted', async () => {
    const visitor = server.newVisitor()
    const somebody = { subject: 'told', email: 'told@example.com', verified: true }
    await visitor.register('google', await visitor.handoffOf('google', REGISTER_SCREEN, somebody))
    const again = await visitor.handoffOf('google', REGISTER_SCREEN, somebody)
    expect((await visitor.register('google', again, false)).messages).toEqual([
      'cart/accept-condition/validation/required',
    ])
  })

  it.each([
    ['google', true, 'STATUS_ACTIVE'],
    ['google', false, 'STATUS_NON_ACTIVE'],
    ['apple', true, 'STATUS_ACTIVE'],
    // Facebook's addresses do not count as verified.
    ['facebook', true, 'STATUS_NON_ACTIVE'],
  ] as const)('over %s with an address verified: %s gives %s', async (provider, verified, status) => {
    const email = `status-${provider}-${String(verified)}@example.com`
    const visitor = server.newVisitor()
    const handoff = await visitor.handoffOf(provider, REGISTER_SCREEN, { subject: email, email, verified })
    const { token } = await visitor.register(provider, handoff)
    expect((await meOf(token)).status).toBe(status)
    const kinds = (await mailsTo(email)).map((content) => Reflect.get(Object(content), 'kind'))
    expect(kinds).toEqual(status === 'STATUS_ACTIVE' ? [] : ['activate-account'])
  })

  it('stores the first name that Apple posts once', async () => {
    const visitor = server.newVisitor()
    const answer = await visitor.ask('apple', REGISTER_SCREEN, { subject: 'named', email: 'named@example.com' })
    const user = JSON.stringify({ name: { firstName: 'Tola', lastName: 'X' } })
    const landed = await visitor.bring({ ...answer, form: `${answer.form}&user=${encodeURIComponent(user)}` })
    const { token } = await visitor.register('apple', landed.searchParams.get('id_token') ?? '')
    expect((await meOf(token)).name).toBe('Tola')
  })
})

describe('the last login method', () => {
  it('cannot be removed', async () => {
    const visitor = server.newVisitor()
    const somebody = { subject: 'last', email: 'last@example.com', verified: true }
    const { token } = await visitor.register('google', await visitor.handoffOf('google', REGISTER_SCREEN, somebody))
    const refused = { fieldName: 'provider', messages: ['settings/ways-in/last-one'] }
    expect((await unlink('google', token)).details).toEqual([refused])
    // Unlinking a provider that is not linked changes nothing.
    expect((await unlink('apple', token)).__typename).toBe('BasicMutationSuccess')
    expect(await meOf(token)).toMatchObject({ isAbleToLoginWithGoogle: true })
  })

  it('stays when two providers are unlinked at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const visitor = server.newVisitor()
      const somebody = { subject: `two-${round}`, email: `two-${round}@example.com`, verified: true }
      const { token } = await visitor.register('google', await visitor.handoffOf('google', REGISTER_SCREEN, somebody))
      await visitor.link('facebook', await visitor.handoffOf('facebook', settingsOf(token), somebody), token)
      await Promise.all([unlink('google', token), unlink('facebook', token)])
      expect(await meOf(token)).toMatchObject({ hasExternalProviderSetUp: true })
    }
  })
})

it('an account made with a provider has no password that works', async () => {
  const visitor = server.newVisitor()
  const somebody = { subject: 'typed', email: 'typed@example.com', verified: true }
  await visitor.register('google', await visitor.handoffOf('google', REGISTER_SCREEN, somebody))
  const { data } = await server.client.call(LOGIN, { variables: { email: somebody.email, password: 'null' } })
  expect(data.login.__typename).toBe('UnauthorizedException')
})

import { SOCIAL_PROVIDERS } from '@dayplate/rules/social'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSocialServer, type SocialServer } from './tools/social-server.ts'
import { LOGIN_SCREEN, REGISTER_SCREEN, settingsOf } from './tools/social-visitor.ts'

let server: SocialServer
beforeAll(async () => {
  server = await startSocialServer()
})
afterAll(() => server.close())
// Every rate limit is free again after a day.
beforeEach(() => server.clock.moveDays(1))

const EVA = { subject: 'eva', email: 'eva@example.com', verified: true }
const EXPIRED = { __typename: 'OauthException', code: 410, messages: ['auth/social/expired'] }
const moveMinutes = (minutes: number) =>
  server.clock.moveTo(new Date(server.clock.now() + minutes * 60_000).toISOString())
const handoffIn = (landed: URL) => landed.searchParams.get('code') ?? landed.searchParams.get('id_token')

describe.each(SOCIAL_PROVIDERS)('a flow with %s', (provider) => {
  it('ends once, however often its answer arrives', async () => {
    const visitor = server.newVisitor()
    const answer = await visitor.ask(provider, LOGIN_SCREEN, EVA)
    const landed = await Promise.all(Array.from({ length: 20 }, () => visitor.bring(answer)))
    expect(landed.filter((one) => handoffIn(one) !== null)).toHaveLength(1)
  })

  it('does not end in another browser, and still ends in its own', async () => {
    const [visitor, thief] = [server.newVisitor(), server.newVisitor()]
    const answer = await visitor.ask(provider, LOGIN_SCREEN, EVA)
    // A thief with their own flow and cookie.
    await thief.ask(provider, LOGIN_SCREEN, EVA)
    expect(handoffIn(await thief.bring(answer))).toBeNull()
    expect(handoffIn(await server.newVisitor().bring(answer))).toBeNull()
    expect(handoffIn(await visitor.bring(answer))).not.toBeNull()
  })

  it('expires after ten minutes', async () => {
    const visitor = server.newVisitor()
    const answer = await visitor.ask(provider, LOGIN_SCREEN, EVA)
    moveMinutes(10)
    expect(handoffIn(await visitor.bring(answer))).toBeNull()
  })

  it('returns to the screen when the user declines', async () => {
    const visitor = server.newVisitor()
    const landed = await visitor.bring(await visitor.ask(provider, REGISTER_SCREEN, null))
    expect(landed.pathname + landed.search).toBe(`/auth/register/via-${provider}?error=cancelled`)
  })

  it('gives its hand-off to one of many simultaneous calls', async () => {
    const visitor = server.newVisitor()
    const handoff = await visitor.handoffOf(provider, REGISTER_SCREEN, { ...EVA, subject: `once-${provider}` })
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.logIn(provider, handoff)))
    // The hand-off was made for registering, so it cannot log in, and the refusal does not use it up.
    expect(answers).toEqual(answers.map(() => EXPIRED))
    const somebody = { subject: `many-${provider}`, email: `many-${provider}@example.com`, verified: true }
    const own = await visitor.handoffOf(provider, REGISTER_SCREEN, somebody)
    const opened = await Promise.all(Array.from({ length: 20 }, () => visitor.register(provider, own)))
    expect(opened.filter(({ __typename }) => __typename === 'Token')).toHaveLength(1)
    expect(opened.filter(({ code }) => code === 410)).toHaveLength(19)
  })

  it('gives its hand-off only to its own browser, provider and purpose, for five minutes', async () => {
    const visitor = server.newVisitor()
    const first = await visitor.handoffOf(provider, LOGIN_SCREEN, EVA)
    const thief = server.newVisitor()
    await thief.ask(provider, LOGIN_SCREEN, EVA)
    expect(await thief.logIn(provider, first)).toEqual(EXPIRED)
    expect(await server.newVisitor().logIn(provider, first)).toEqual(EXPIRED)
    const others = SOCIAL_PROVIDERS.filter((other) => other !== provider)
    for (const other of others) expect(await visitor.logIn(other, first)).toEqual(EXPIRED)
    moveMinutes(5)
    expect(await visitor.logIn(provider, first)).toEqual(EXPIRED)
  })
})

it('a flow does not end with an answer of another provider', async () => {
  const visitor = server.newVisitor()
  for (const [from, to] of [
    ['google', 'apple'],
    ['google', 'facebook'],
    ['facebook', 'google'],
  ] as const) {
    const answer = await visitor.ask(from, LOGIN_SCREEN, EVA)
    const query = answer.path.slice(answer.path.indexOf('?'))
    const { location } = await visitor.go('GET', `/social/callback/${to}${query}`)
    expect(location).toBe(`/auth/login/via-${to}`)
    // The attempt does not use up that flow either.
    expect(handoffIn(await visitor.bring(answer))).not.toBeNull()
  }
})

it('a hand-off for logging in cannot link a provider, nor one for linking log in', async () => {
  const visitor = server.newVisitor()
  const zoe = { subject: 'zoe', email: 'zoe@example.com', verified: true }
  const { token } = await visitor.register('google', await visitor.handoffOf('google', REGISTER_SCREEN, zoe))
  const forLogin = await visitor.handoffOf('facebook', LOGIN_SCREEN, EVA)
  expect(await visitor.link('facebook', forLogin, token)).toEqual(EXPIRED)
  const forLink = await visitor.handoffOf('google', settingsOf(token), zoe)
  expect(await visitor.logIn('google', forLink)).toEqual(EXPIRED)
})

describe('the return address', () => {
  it.each([
    [{ returnUrl: '/auth/login', state: 'stripe_login' }, '/auth/login/via-google', { state: 'stripe_login' }],
    [{ returnUrl: '/auth/register', state: 'stripe' }, '/auth/register/via-google', { state: 'stripe' }],
    [{ returnUrl: '/auth/activate', state: 'cart_register' }, '/auth/activate/via-google', { state: 'cart_register' }],
    [{ returnUrl: '/auth/login?from=%2Fsettings%3Fa%3D1' }, '/auth/login/via-google', { from: '/settings?a=1' }],
    // An unknown state is not returned.
    [{ returnUrl: '/auth/login', state: '<script>' }, '/auth/login/via-google', {}],
    [{ returnUrl: '/auth/login?from=https://evil.example' }, '/auth/login/via-google', {}],
    [{ returnUrl: '/auth/login?from=//evil.example' }, '/auth/login/via-google', {}],
    [{ returnUrl: 'https://evil.example/auth/login' }, '/auth/login/via-google', {}],
  ])('for %j is %s', async (screen, path, query) => {
    const visitor = server.newVisitor()
    const landed = await visitor.bring(await visitor.ask('google', screen, EVA))
    expect(landed.pathname).toBe(path)
    const { code: _, ...rest } = Object.fromEntries(landed.searchParams)
    expect(rest).toEqual(query)
  })

  it.each(['/', '/evil', 'https://evil.example/', ''])(
    'does not exist for a screen without providers: %s',
    async (returnUrl) => {
      const query =
        'query Urls($returnUrl: String!) { getAuthorizationUrls(returnUrl: $returnUrl) { googleUrl appleUrl facebookUrl } }'
      const { data } = await server.client.call(query, { variables: { returnUrl } })
      expect(data.getAuthorizationUrls).toEqual({ googleUrl: null, appleUrl: null, facebookUrl: null })
    },
  )
})

describe('the stored data of a flow', () => {
  it('opens nothing, and is deleted with the next flow', async () => {
    const visitor = server.newVisitor()
    const { path } = await visitor.ask('google', LOGIN_SCREEN, EVA)
    const { searchParams } = new URL(path, 'https://dayplate.example')
    const secret = visitor.cookie.split('=')[1] ?? ''
    const flows = await server.services.db.selectFrom('social_flows').selectAll().execute()
    const kept = JSON.stringify(
      flows.map((row) => [row, row.state_hash.toString('base64url'), row.browser_hash.toString('base64url')]),
    )
    expect(kept).not.toContain(searchParams.get('state'))
    expect(kept).not.toContain(secret)
    server.clock.moveDays(1)
    await visitor.ask('google', LOGIN_SCREEN, EVA)
    expect(await server.services.db.selectFrom('social_flows').selectAll().execute()).toHaveLength(1)
  })

  it('is tied to a cookie that scripts, other sites and plain connections cannot read', async () => {
    const { headers } = await server.newVisitor().go('GET', '/social/start/google?flow=login')
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-social=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(headers).toMatchObject({ 'cache-control': 'no-store' })
  })

  it('is limited to as many flows as a household needs', async () => {
    const visitor = server.newVisitor()
    const started = await Promise.all(
      Array.from({ length: 80 }, () => visitor.go('GET', '/social/start/facebook?flow=login')),
    )
    expect(started.filter(({ location }) => location.startsWith('http'))).toHaveLength(60)
    expect(started.filter(({ location }) => location === '/auth/login/via-facebook')).toHaveLength(20)
  })
})

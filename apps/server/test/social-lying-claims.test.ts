import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountCallsOf, PASSWORD } from './tools/account-calls.ts'
import { goAndComeBack } from './tools/go-and-come-back.ts'
import { CLIENT_ID, CLIENT_SECRET, startLyingProvider, type Lie, type LyingProvider } from './tools/lying-provider.ts'
import { signedOtherwise } from './tools/other-signatures.ts'
import { providersFrom } from './tools/social-server.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let provider: LyingProvider
let server: TestServer
beforeAll(async () => {
  provider = await startLyingProvider()
})
afterAll(() => provider.stop())
// A new server for each test, because a server remembers the provider's configuration.
beforeEach(async () => {
  const variables = { GOOGLE_ISSUER: provider.issuer, GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET }
  server = await startTestServer(null, { socialProviders: providersFrom(variables) })
})
afterEach(() => server.close())

/** The address in the provider's tokens. */
const VICTIM = 'victim@example.com'
const NO_ACCOUNT = { __typename: 'OauthException', code: 401, messages: ['auth/social/no-account'] }

async function logInWith(lie: Lie) {
  const { visitor, handoff } = await goAndComeBack(server, provider, { lie })
  expect(handoff).not.toBeNull()
  return visitor.logIn('google', handoff ?? '')
}

describe('an address that Google marks as verified', () => {
  it('opens the account only when the mark is true', async () => {
    await accountCallsOf(server).register(VICTIM)
    expect(await logInWith({ claims: { email_verified: true } })).toMatchObject({ __typename: 'Token' })
  })

  it.each([false, 'false', 'true', 1, null, {}, [true], undefined])(
    'opens nothing when the mark is %j',
    async (claim) => {
      const calls = accountCallsOf(server)
      const token = await calls.register(VICTIM)
      expect(await logInWith({ claims: { email_verified: claim } })).toEqual(NO_ACCOUNT)
      expect(await calls.statusOf(token)).toBe(200)
      expect(await calls.canLogIn(VICTIM, PASSWORD)).toBe(true)
    },
  )
})

describe('an id token with a valid signature', () => {
  it('is accepted if the provider offers its algorithm', async () => {
    expect((await goAndComeBack(server, provider, { lie: await signedOtherwise('RS256') })).handoff).not.toBeNull()
  })

  it.each(['RS512', 'PS256', 'ES384', 'EdDSA'])(
    'is refused when it is signed by %s, though the provider offers that',
    async (algorithm) => {
      expect((await goAndComeBack(server, provider, { lie: await signedOtherwise(algorithm) })).handoff).toBeNull()
      expect(await server.services.db.selectFrom('social_handoffs').selectAll().execute()).toEqual([])
    },
  )
})

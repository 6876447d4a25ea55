import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tools/database/create-test-database.ts'
import { goAndComeBack } from './tools/go-and-come-back.ts'
import { CLIENT_ID, CLIENT_SECRET, startLyingProvider, type Lie, type LyingProvider } from './tools/lying-provider.ts'
import { providersFrom } from './tools/social-server.ts'
import { SocialVisitor } from './tools/social-visitor.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

// The cases of the conformance suite for relying parties, run against our own flow.

let provider: LyingProvider
let database: TestDatabase
let server: TestServer
beforeAll(async () => {
  provider = await startLyingProvider()
  database = await createTestDatabase()
})
afterAll(async () => {
  await provider.stop()
  await database.drop()
})
// A new server for each test, because a server remembers the provider's configuration.
beforeEach(async () => {
  const variables = { GOOGLE_ISSUER: provider.issuer, GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET }
  server = await startTestServer(null, { socialProviders: providersFrom(variables), database })
})
afterEach(() => server.close())

const LOGIN_PAGE = '/auth/login/via-google'

/** Goes to the provider and comes back. Returns the hand-off, or null. */
async function handoff(lie: Lie, change: (answer: URLSearchParams) => void = () => {}): Promise<string | null> {
  const { landed, handoff: secret } = await goAndComeBack(server, provider, { lie, change })
  expect(landed?.pathname ?? LOGIN_PAGE).toBe(LOGIN_PAGE)
  return secret
}

const now = () => Math.floor(Date.now() / 1000)

it('an honest answer is accepted', async () => {
  expect(await handoff({})).not.toBeNull()
})

it('an answer without a key id is accepted when there is a single key', async () => {
  expect(await handoff({ signature: 'no-kid' })).not.toBeNull()
})

it('an answer signed with an elliptic key is accepted if the provider announces it', async () => {
  expect(await handoff({ signature: 'es256', supported: ['RS256', 'ES256'] })).not.toBeNull()
})

it('an answer for us and others, issued to us, by a clock some minutes off is accepted', async () => {
  const claims = { aud: [CLIENT_ID, 'other'], azp: CLIENT_ID, iat: now() + 500, exp: now() + 900 }
  expect(await handoff({ claims })).not.toBeNull()
})

describe('an id token is refused', () => {
  it.each([
    ['of another issuer', () => ({ claims: { iss: 'https://accounts.evil.example' } })],
    ['without an issuer', () => ({ claims: { iss: undefined } })],
    ['for another client', () => ({ claims: { aud: 'other' } })],
    ['for nobody', () => ({ claims: { aud: undefined } })],
    ['for us and others, issued to another', () => ({ claims: { aud: [CLIENT_ID, 'other'], azp: 'other' } })],
    ['for us alone, issued to another', () => ({ claims: { azp: 'other' } })],
    ['for us and others, issued to nobody', () => ({ claims: { aud: [CLIENT_ID, 'other'] } })],
    ['issued a week ago', () => ({ claims: { iat: now() - 7 * 86_400 } })],
    ['issued a quarter of an hour ago', () => ({ claims: { iat: now() - 900 } })],
    ['issued in an hour', () => ({ claims: { iat: now() + 3_600, exp: now() + 7_200 } })],
    ['with another nonce', () => ({ claims: { nonce: 'another' } })],
    ['without a nonce', () => ({ claims: { nonce: undefined } })],
    ['that has expired', () => ({ claims: { exp: now() - 600, iat: now() - 1200 } })],
    ['that never expires', () => ({ claims: { exp: undefined } })],
    ['without a time', () => ({ claims: { iat: undefined } })],
    ['without a subject', () => ({ claims: { sub: undefined } })],
    ['with an empty subject', () => ({ claims: { sub: '' } })],
    ['with a subject longer than any', () => ({ claims: { sub: 'x'.repeat(256) } })],
    ['signed with nothing', () => ({ signature: 'none', supported: ['none', 'RS256'] })],
    ['signed with the secret we share', () => ({ signature: 'shared-secret', supported: ['HS256', 'RS256'] })],
    ['signed with another key', () => ({ signature: 'other-key' })],
    ['signed with another elliptic key', () => ({ signature: 'es256-other-key', supported: ['RS256', 'ES256'] })],
    ['without a key id, where there are two keys', () => ({ signature: 'no-kid', hasTwoKeys: true })],
    ['of an unknown key', () => ({ signature: 'unknown-kid' })],
  ] as const satisfies readonly (readonly [string, () => Lie])[])('%s', async (_, lie) => {
    const kept = () => server.services.db.selectFrom('social_handoffs').selectAll().execute()
    const before = await kept()
    expect(await handoff(lie())).toBeNull()
    // Nothing of it is stored.
    expect(await kept()).toEqual(before)
  })
})

describe('an answer is refused', () => {
  it.each([
    ['of another issuer', (answer: URLSearchParams) => answer.set('iss', 'https://accounts.evil.example')],
    ['that does not say of whom', (answer: URLSearchParams) => answer.delete('iss')],
    ['with another state', (answer: URLSearchParams) => answer.set('state', 'x'.repeat(43))],
    ['without a state', (answer: URLSearchParams) => answer.delete('state')],
    ['without a code', (answer: URLSearchParams) => answer.delete('code')],
    ['with two codes', (answer: URLSearchParams) => answer.append('code', 'd')],
    ['with two states', (answer: URLSearchParams) => answer.append('state', 'd')],
  ] as const)('%s', async (_, change) => {
    expect(await handoff({}, change)).toBeNull()
  })
})

describe('a provider that', () => {
  it.each([
    ['calls itself another', { discoveredIssuer: 'https://accounts.evil.example' }],
    ['signs in no way we take', { supported: ['none', 'HS256'] }],
    ['fails', { tokenAnswer: 'fails' }],
    ['forgets the id token', { tokenAnswer: 'no-id-token' }],
    ['answers with a page', { tokenAnswer: 'no-json' }],
  ] as const satisfies readonly (readonly [string, Lie])[])('%s is not trusted', async (_, lie) => {
    expect(await handoff(lie)).toBeNull()
  })

  it('does not answer is given up after seconds', { timeout: 20_000 }, async () => {
    expect(await handoff({ tokenAnswer: 'hangs' })).toBeNull()
  })

  it('could not be reached is asked again', async () => {
    provider.lie({ discoveredIssuer: 'https://accounts.evil.example' })
    expect(await handoff({ discoveredIssuer: 'https://accounts.evil.example' })).toBeNull()
    expect(await handoff({})).not.toBeNull()
  })
})

it('a provider is asked for its configuration once for many flows at once', async () => {
  provider.lie({})
  const path = '/.well-known/openid-configuration'
  const before = provider.asked.get(path) ?? 0
  await Promise.all(Array.from({ length: 20 }, () => new SocialVisitor(server).go('GET', '/social/start/google')))
  expect((provider.asked.get(path) ?? 0) - before).toBe(1)
})

import { createServer } from 'node:http'
import { once } from 'node:events'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from 'jose'

/** The lies in the provider's next answers. Fields that are not given are correct. */
export interface Lie {
  /** Claims that replace the correct ones; undefined removes one. */
  readonly claims?: Readonly<Record<string, unknown>>
  readonly signature?: 'none' | 'shared-secret' | 'other-key' | 'unknown-kid' | 'no-kid' | 'es256' | 'es256-other-key'
  /** A second key of the same kind is published. */
  readonly hasTwoKeys?: boolean
  /** The issuer in the discovery document. */
  readonly discoveredIssuer?: string
  readonly supported?: readonly string[]
  readonly tokenAnswer?: 'fails' | 'no-id-token' | 'hangs' | 'no-json'
  /** Answers instead of the provider, given the correct claims; null leaves the answer to it. */
  readonly answerFor?: (pathname: string, claims: Readonly<Record<string, unknown>>) => Promise<string | null>
}

export interface LyingProvider {
  readonly issuer: string
  /** The number of requests by path. */
  readonly asked: ReadonlyMap<string, number>
  lie(lie: Lie): void
  /** Passes the authorization address that the browser was sent to, as the provider would learn it. */
  remember(authorization: URL): void
  stop(): Promise<void>
}

export const CLIENT_ID = 'lied-to'
export const CLIENT_SECRET = 'a secret of at least 32 characters, shared'
const KID = 'one'
const ES256_KID = 'elliptic'

/** An OpenID provider whose answers a test controls. */
export async function startLyingProvider(): Promise<LyingProvider> {
  const [right, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const [elliptic, otherElliptic] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')])
  const keys = [
    { ...(await exportJWK(right.publicKey)), alg: 'RS256', use: 'sig', kid: KID },
    { ...(await exportJWK(elliptic.publicKey)), alg: 'ES256', use: 'sig', kid: ES256_KID },
  ]
  const second = { ...(await exportJWK(other.publicKey)), alg: 'RS256', use: 'sig', kid: 'another' }
  const signers = {
    right: right.privateKey,
    other: other.privateKey,
    elliptic: elliptic.privateKey,
    otherElliptic: otherElliptic.privateKey,
  }
  const asked = new Map<string, number>()
  let present: Lie = {}
  let nonce = ''
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer)
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
    void answer(pathname).then((body) => {
      if (body === null) return
      const status = pathname === '/token' && present.tokenAnswer === 'fails' ? 500 : 200
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`

  async function answer(pathname: string): Promise<string | null> {
    const answered = (await present.answerFor?.(pathname, rightClaims(issuer, nonce))) ?? null
    if (answered !== null) return answered
    if (pathname === '/.well-known/openid-configuration') return JSON.stringify(discovery(issuer, present))
    if (pathname === '/jwks') return JSON.stringify({ keys: present.hasTwoKeys === true ? [...keys, second] : keys })
    if (present.tokenAnswer === 'hangs') return null
    if (present.tokenAnswer === 'no-json') return '<html>'
    const claims = { ...rightClaims(issuer, nonce), ...present.claims }
    const idToken = await sign(claims, present.signature, signers)
    const tokens = { access_token: 'x', token_type: 'bearer', expires_in: 60 }
    return JSON.stringify(present.tokenAnswer === 'no-id-token' ? tokens : { ...tokens, id_token: idToken })
  }
  return {
    issuer,
    asked,
    lie: (lie) => {
      present = lie
    },
    remember: ({ searchParams }) => {
      nonce = searchParams.get('nonce') ?? ''
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const discovery = (issuer: string, { discoveredIssuer = issuer, supported = ['RS256'] }: Lie) => ({
  issuer: discoveredIssuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  id_token_signing_alg_values_supported: supported,
  authorization_response_iss_parameter_supported: true,
})

function rightClaims(issuer: string, nonce: string): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000)
  const person = { sub: 'mallory', email: 'victim@example.com', email_verified: true }
  return { ...person, iss: issuer, aud: CLIENT_ID, iat: now, exp: now + 300, nonce }
}

function sign(
  claims: Record<string, unknown>,
  signature: Lie['signature'],
  keys: Readonly<Record<'right' | 'other' | 'elliptic' | 'otherElliptic', CryptoKey>>,
): Promise<string> {
  const payload: JWTPayload = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined))
  const token = new SignJWT(payload)
  switch (signature) {
    case 'none':
      return Promise.resolve(new UnsecuredJWT(payload).encode())
    case 'shared-secret':
      return token.setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(CLIENT_SECRET))
    case 'other-key':
      return token.setProtectedHeader({ alg: 'RS256', kid: KID }).sign(keys.other)
    case 'unknown-kid':
      return token.setProtectedHeader({ alg: 'RS256', kid: 'two' }).sign(keys.right)
    case 'no-kid':
      return token.setProtectedHeader({ alg: 'RS256' }).sign(keys.right)
    case 'es256':
      return token.setProtectedHeader({ alg: 'ES256', kid: ES256_KID }).sign(keys.elliptic)
    case 'es256-other-key':
      return token.setProtectedHeader({ alg: 'ES256', kid: ES256_KID }).sign(keys.otherElliptic)
    case undefined:
      return token.setProtectedHeader({ alg: 'RS256', kid: KID }).sign(keys.right)
  }
}

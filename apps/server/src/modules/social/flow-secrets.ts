import { createHash, createHmac } from 'node:crypto'

/** The values that protect one social flow. None of them is stored: all derive from the browser's secret and the state. */
export interface FlowSecrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** 256 bits, which an attacker cannot guess. */
const SECRET_BYTES = 32
/** The length of that many bytes in base64url. */
const SECRET_FORMAT = /^[\w-]{43}$/

export const isSecret = (text: string): boolean => SECRET_FORMAT.test(text)

export const makeSecret = (randomBytes: (size: number) => Uint8Array): string =>
  Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url')

/** The stored form of a secret. A fast hash suffices, because a random secret cannot be guessed. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/**
 * Derives nonce and code verifier of a flow from the browser's secret and the state. The state passes through the provider and
 * the address bar, the browser's secret never does, so seeing the state is not enough to derive the others.
 */
export const flowSecrets = (browserSecret: string, state: string): FlowSecrets => ({
  state,
  nonce: derive(browserSecret, `nonce ${state}`),
  codeVerifier: derive(browserSecret, `code verifier ${state}`),
})

const derive = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

import { createHash, createHmac } from 'node:crypto'

/** What protects one social flow. None of it is stored: all follows from the browser's secret and the state. */
export interface FlowSecrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** 256 bit, of which an attacker would have to guess all. */
const SECRET_BYTES = 32
/** So many bytes in base64url. */
const SECRET_FORMAT = /^[\w-]{43}$/

export const isSecret = (text: string): boolean => SECRET_FORMAT.test(text)

export const makeSecret = (randomBytes: (size: number) => Uint8Array): string =>
  Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url')

/** As a secret is stored. A fast hash is right: it is random, there is nothing to guess. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/**
 * Nonce and code verifier of a flow, from the browser's secret and its state. The state travels through the provider and the
 * address bar, the browser's secret never does: who has seen the one cannot make the other two.
 */
export const flowSecrets = (browserSecret: string, state: string): FlowSecrets => ({
  state,
  nonce: derive(browserSecret, `nonce ${state}`),
  codeVerifier: derive(browserSecret, `code verifier ${state}`),
})

const derive = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

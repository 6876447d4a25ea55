import { createHash } from 'node:crypto'

/** 256 bit of randomness: nobody guesses it. */
const SECRET_BYTES = 32

/** A text that opens something, and the hash of it, which is all that is stored. */
export interface Secret {
  readonly token: string
  readonly tokenHash: Buffer
}

/** @param prefix public characters before the secret ones; the hash covers them */
export function makeSecret(randomBytes: (size: number) => Uint8Array, { prefix = '' } = {}): Secret {
  const token = prefix + Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

/** A fast hash is right here: the token is random, there is nothing to guess. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

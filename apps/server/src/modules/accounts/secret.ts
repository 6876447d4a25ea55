import { createHash } from 'node:crypto'

/** 256 bits of randomness cannot be guessed. */
const SECRET_BYTES = 32

/** A secret text and its hash. Only the hash is stored. */
export interface Secret {
  readonly token: string
  readonly tokenHash: Buffer
}

/** @param prefix public characters before the secret ones; the hash covers them */
export function makeSecret(randomBytes: (size: number) => Uint8Array, { prefix = '' } = {}): Secret {
  const token = prefix + Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

/** A fast hash suffices, because a random token cannot be guessed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

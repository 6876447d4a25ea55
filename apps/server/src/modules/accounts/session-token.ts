import { createHash } from 'node:crypto'

/** 256 bit of randomness: nobody guesses it. */
const TOKEN_BYTES = 32
/** One year, as the specification says. */
export const TOKEN_LIFETIME_SECONDS = 31_536_000

/** An opaque secret for one session and the hash of it, which is all that is stored. */
export function makeSessionToken(randomBytes: (size: number) => Uint8Array): { token: string; tokenHash: Buffer } {
  const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

/** A fast hash is right here: the token is random, there is nothing to guess. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

import { makeSecret, type Secret } from './secret.ts'

/** One year, as the specification says. */
export const TOKEN_LIFETIME_SECONDS = 31_536_000

/**
 * The part of all accounts that a session belongs to. There is one part today. The mark is public: with several databases a call
 * is sent to its own before anything is read, and the hash covers the mark, so it cannot be exchanged for another.
 */
const SHARD = '0'

/** A token of a session: `0.` and a secret. Tokens without a mark were handed out before there was one, and belong to shard 0. */
export const makeSessionToken = (randomBytes: (size: number) => Uint8Array): Secret =>
  makeSecret(randomBytes, { prefix: `${SHARD}.` })

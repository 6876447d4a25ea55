import { makeSecret, type Secret } from './secret.ts'

/** One year, as the specification says. */
export const TOKEN_LIFETIME_SECONDS = 31_536_000

/**
 * The database shard of a session. There is one shard today. The mark is public: with several databases a call goes to its own
 * shard before anything is read. The hash covers the mark, so it cannot be exchanged.
 */
const SHARD = '0'

/** A session token: `0.` and a secret. Tokens without a mark are older than the mark and belong to shard 0. */
export const makeSessionToken = (randomBytes: (size: number) => Uint8Array): Secret =>
  makeSecret(randomBytes, { prefix: `${SHARD}.` })

import type { Services } from '../../services.ts'
import { deleteTokenOfHash } from './sessions.repository.ts'

/** A SHA-256 in hexadecimal. */
const HASH = /^[0-9a-f]{64}$/

/**
 * Ends the session whose token has this hash, without the token itself. Returns its user's id, or null when there was no such
 * session.
 */
export const endSession = async ({ db }: Services, tokenHash: string): Promise<string | null> =>
  HASH.test(tokenHash) ? deleteTokenOfHash(db, Buffer.from(tokenHash, 'hex')) : null

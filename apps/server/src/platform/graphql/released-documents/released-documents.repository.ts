import type { Kysely } from 'kysely'
import { instantOf, type Clock } from '../../clock/clock.ts'
import type { DB } from '../../db/tables.gen.ts'

/** Longer than the longest session, so that no page of a logged-in user is older. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000

export async function noteReleased(db: Kysely<DB>, clock: Clock, hashes: readonly Buffer[]): Promise<void> {
  if (hashes.length === 0) return
  const released_at = instantOf(clock)
  await db
    .insertInto('released_documents')
    // Sorted, so that servers that start together lock the rows in one order and cannot deadlock.
    .values(hashes.toSorted(Buffer.compare).map((hash) => ({ hash, released_at })))
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ released_at }))
    .execute()
}

export async function wasReleased(db: Kysely<DB>, hash: Buffer): Promise<boolean> {
  const row = await db.selectFrom('released_documents').select('hash').where('hash', '=', hash).executeTakeFirst()
  return row !== undefined
}

/** Deletes documents that no release has listed for longer than any page lives. Returns how many. */
export async function purgeOldDocuments(db: Kysely<DB>, clock: Clock): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('released_documents')
    .where('released_at', '<', instantOf(clock, -KEPT_MS))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

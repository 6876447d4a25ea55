import type { Kysely } from 'kysely'
import { instantOf, type Clock } from '../../clock/clock.ts'
import type { DB } from '../../db/tables.gen.ts'

/** As long as the longest session: no page that somebody is logged in on is older. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000

export async function noteReleased(db: Kysely<DB>, clock: Clock, hashes: readonly Buffer[]): Promise<void> {
  if (hashes.length === 0) return
  const released_at = instantOf(clock)
  await db
    .insertInto('released_documents')
    // In order, so that servers that start together wait for each other, and not in a circle.
    .values(hashes.toSorted(Buffer.compare).map((hash) => ({ hash, released_at })))
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ released_at }))
    .execute()
}

export async function wasReleased(db: Kysely<DB>, hash: Buffer): Promise<boolean> {
  const row = await db.selectFrom('released_documents').select('hash').where('hash', '=', hash).executeTakeFirst()
  return row !== undefined
}

/** Deletes documents that no release has listed for so long that no page asks for them. Returns how many. */
export async function purgeOldDocuments(db: Kysely<DB>, clock: Clock): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('released_documents')
    .where('released_at', '<', instantOf(clock, -KEPT_MS))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

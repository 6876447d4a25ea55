import { sql } from 'kysely'
import { instantOf, type Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'

const MINUTE_MS = 60_000

/**
 * How long a claimed mail belongs to one server. Longer than a try may take (see open-smtp.ts), even if the clocks of two
 * servers differ by minutes, so that two servers never send one mail at once.
 */
export const CLAIM_MS = 10 * MINUTE_MS

/** A mail that this server is about to send. */
export interface ClaimedMail {
  readonly id: string
  readonly userId: string | null
  readonly address: string | null
  readonly language: string
  readonly kind: string
  readonly cause: string
  readonly content: unknown
  readonly createdAt: Date
  /** Includes the coming try. */
  readonly tries: number
  /** A newer mail of this kind was written to the person and has voided the link of this one. */
  readonly isOutdated: boolean
}

/**
 * Claims the mail that has been due the longest; null when none is due. The same statement postpones its next try, so that a
 * mail of a killed process is tried again, and no lock is held while it is sent.
 */
export async function claimMail(db: Database, clock: Clock): Promise<ClaimedMail | null> {
  const row = await db
    .updateTable('mails')
    .set(({ eb }) => ({
      tries: eb('tries', '+', 1),
      last_error: null,
      next_try_at: instantOf(clock, CLAIM_MS),
    }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('mails as due')
        .select('due.id')
        .where('due.next_try_at', '<=', instantOf(clock))
        .orderBy('due.next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'user_id', 'address', 'language', 'kind', 'cause', 'content', 'created_at', 'tries'])
    .returning(
      sql<boolean>`exists (
        select 1 from mails later
        where later.user_id = mails.user_id and later.kind = mails.kind and later.created_at > mails.created_at
      )`.as('is_outdated'),
    )
    .executeTakeFirst()
  if (row === undefined) return null
  const { user_id: userId, created_at: createdAt, is_outdated: isOutdated, ...mail } = row
  return { ...mail, userId, createdAt, isOutdated }
}

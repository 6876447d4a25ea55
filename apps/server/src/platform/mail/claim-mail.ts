import { sql } from 'kysely'
import { instantOf, type Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'

const MINUTE_MS = 60_000

/**
 * A claimed mail is nobody else's for so long. Longer than a try may take (see open-smtp.ts), also where the clocks of two
 * servers differ by minutes: so no two of them ever send one mail at once.
 */
export const CLAIM_MS = 10 * MINUTE_MS

/** A mail that somebody is about to send. */
export interface ClaimedMail {
  readonly id: string
  readonly userId: string | null
  readonly address: string | null
  readonly language: string
  readonly kind: string
  readonly cause: string
  readonly content: unknown
  readonly createdAt: Date
  /** This one included. */
  readonly tries: number
  /** The person was written another of this kind since; what this one links to was voided by it. */
  readonly isOutdated: boolean
}

/**
 * Takes the mail that is due the longest, or answers null. Its next try is moved ahead in the same statement, so that the mail
 * of a process that is killed meanwhile is tried again, and nothing is held in the database while it is sent.
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

import { sql } from 'kysely'
import { instantOf, type Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import type { Agreement } from './agreed-mails.ts'

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
  /** The agreement it rests on; null for a mail about the account. */
  readonly agreement: Agreement | null
  /** Includes the coming try. */
  readonly tries: number
  /** A newer mail of this kind was written to the person and has voided the link of this one. */
  readonly isOutdated: boolean
  /** The person has withdrawn the agreement since, or the account is gone. */
  readonly isUnwanted: boolean
}

/** Whether the person of a mail still agrees to mails of its kind. */
const STANDING = sql<boolean>`exists (
  select 1 from agreements
  where agreements.user_id = mails.user_id and agreements.kind = mails.agreement and agreements.withdrawn_at is null
)`

/** The present address of the person for mails they agreed to, because a newsletter must not go to an address they gave up. */
const ADDRESS = sql<
  string | null
>`coalesce((select email from users where users.id = mails.user_id and mails.agreement is not null), mails.address)`

/**
 * Mails about accounts are sent first. A newsletter goes to many at once, so lessons and news of articles overtake it. Written as
 * in the index `mails_next_try_at`.
 */
const RANK = sql<number>`case when due.agreement is null then 0 when due.agreement = 'newsletter' then 2 else 1 end`

/**
 * Claims the mail that has been due the longest; null when none is due. Mails of a lower rank come first, and those that
 * people agreed to are claimed only `withAgreed`. The same statement postpones its next try, so that a mail of a killed process is
 * tried again, and no lock is held while it is sent.
 */
export async function claimMail(
  db: Database,
  clock: Clock,
  { withAgreed }: { readonly withAgreed: boolean },
): Promise<ClaimedMail | null> {
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
        .$if(!withAgreed, (query) => query.where(sql<boolean>`${RANK} = 0`))
        .orderBy(RANK)
        .orderBy('due.next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'user_id', 'language', 'kind', 'cause', 'content', 'created_at', 'agreement', 'tries'])
    .returning(ADDRESS.as('address'))
    .returning(
      sql<boolean>`exists (
        select 1 from mails later
        where later.user_id = mails.user_id and later.kind = mails.kind and later.created_at > mails.created_at
      )`.as('is_outdated'),
    )
    .returning(sql<boolean>`mails.agreement is not null and not ${STANDING}`.as('is_unwanted'))
    .executeTakeFirst()
  if (row === undefined) return null
  const { user_id: userId, created_at: createdAt, is_outdated: isOutdated, is_unwanted: isUnwanted, ...mail } = row
  return { ...mail, userId, createdAt, isOutdated, isUnwanted }
}

import { dayOfInstant, hourOfInstant } from '@dayplate/dates'
import { sql, type RawBuilder } from 'kysely'
import type { Agreement } from '../../platform/mail/agreed-mails.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { languageOf } from '../accounts/index.ts'

/** A person who agreed to a kind of mail and has confirmed their address. */
export interface Reader {
  readonly userId: string
  readonly address: string
  readonly language: 'en' | 'pl'
  readonly timeZone: string
  readonly agreedAt: Date
  /** The items of this kind that were already written to them. */
  readonly written: readonly string[]
  /** When the latest mail of this kind was written or sent; null before the first. */
  readonly lastAt: Date | null
  /** Whether a mail of this kind has not left yet, because the mail server is down for example. */
  readonly isWaiting: boolean
}

/** People read by one statement, so that a large table is read in bounded steps. */
const BATCH_SIZE = 200

/** The hours of the reader's day in which scheduled mails are written, from the first to before the last. */
const HOURS = { from: 7, to: 20 }

/**
 * Whether a scheduled mail may be written now: in the reader's daytime, at most one a day, and not while the last one waits.
 * Several would arrive at once after a mail server was down.
 */
export const mayWrite = ({ timeZone, lastAt, isWaiting }: Reader, nowMs: number): boolean => {
  const hour = hourOfInstant(nowMs, timeZone)
  if (isWaiting || hour < HOURS.from || hour >= HOURS.to) return false
  return lastAt === null || dayOfInstant(lastAt.getTime(), timeZone) < dayOfInstant(nowMs, timeZone)
}

interface WritingReport {
  readonly mails: number
  /** People for whom the work failed, with the reasons. It continued for all others. */
  readonly failures: readonly { readonly userId: string; readonly error: unknown }[]
}

interface Choice {
  readonly agreement: Agreement
  /** An SQL condition on a row of `users`. It spares reading people who get nothing now. */
  readonly onlyIf?: RawBuilder<boolean>
}

/** Does the work for every reader of a kind of mail, one after the other. `write` tells whether it wrote a mail. */
export async function forEachReader(
  { db }: Pick<Services, 'db'>,
  { stopping, ...choice }: Choice & { readonly stopping?: AbortSignal | undefined },
  write: (reader: Reader) => Promise<boolean>,
): Promise<WritingReport> {
  const failures: { userId: string; error: unknown }[] = []
  let mails = 0
  const writeTo = async (reader: Reader): Promise<void> => {
    try {
      if (await write(reader)) mails += 1
    } catch (error) {
      // One person's unforeseen state must not keep the mails of others back.
      failures.push({ userId: reader.userId, error })
    }
  }
  let after: string | null = null
  for (;;) {
    const batch = await findReaders(db, { ...choice, after })
    for (const reader of batch) if (stopping?.aborted !== true) await writeTo(reader)
    after = batch.at(-1)?.userId ?? null
    if (batch.length < BATCH_SIZE || stopping?.aborted === true) return { mails, failures }
  }
}

async function findReaders(
  db: Database,
  { agreement, onlyIf, after }: Choice & { readonly after: string | null },
): Promise<readonly Reader[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('agreements', 'agreements.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.language', 'users.time_zone', 'agreements.given_at'])
    .select([
      sql<string[]>`array(select item from agreed_mails a where a.user_id = users.id and a.kind = ${agreement})`.as(
        'written',
      ),
      sql<Date | null>`greatest(
        (select max(a.written_at) from agreed_mails a where a.user_id = users.id and a.kind = ${agreement}),
        (select max(m.sent_at) from mails m where m.user_id = users.id and m.agreement = ${agreement}))`.as('last_at'),
      sql<boolean>`exists (select from mails m where m.user_id = users.id and m.agreement = ${agreement}
        and m.next_try_at is not null)`.as('is_waiting'),
    ])
    .where('agreements.kind', '=', agreement)
    .where('agreements.withdrawn_at', 'is', null)
    // Otherwise a stranger could order mails to an address that is not theirs.
    .where('users.status', '=', 'active')
    .$if(onlyIf !== undefined, (query) => query.where(onlyIf ?? sql<boolean>`true`))
    .$if(after !== null, (query) => query.where('users.id', '>', after))
    .orderBy('users.id')
    .limit(BATCH_SIZE)
    .execute()
  return rows.map((row) => ({
    userId: row.id,
    address: row.email,
    language: languageOf(row),
    timeZone: row.time_zone,
    agreedAt: row.given_at,
    written: row.written,
    lastAt: row.last_at,
    isWaiting: row.is_waiting,
  }))
}

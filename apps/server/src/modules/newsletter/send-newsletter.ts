import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { languageOf } from '../accounts/index.ts'
import type { Newsletter } from './read-newsletter.ts'
import { writeInTransaction } from './write-agreed-mails.ts'

/** People written to in one transaction, so that a killed command has done whole steps and the next one continues. */
const BATCH_SIZE = 200

/** The people a newsletter would go to now. */
export interface Audience {
  readonly en: number
  readonly pl: number
  /** They agreed but have not confirmed their address, so that nothing is sent to it. */
  readonly unconfirmed: number
}

export type NewsletterState =
  | { readonly kind: 'new' }
  /** A command was interrupted. */
  | { readonly kind: 'begun'; readonly startedAt: Date }
  | { readonly kind: 'finished'; readonly finishedAt: Date }
  /** Its id belongs to a newsletter with other words. */
  | { readonly kind: 'other-text' }

/** Whether this newsletter was sent before. */
export async function findNewsletterState(db: Database, newsletter: Newsletter): Promise<NewsletterState> {
  const row = await db.selectFrom('newsletters').selectAll().where('id', '=', newsletter.id).executeTakeFirst()
  if (row === undefined) return { kind: 'new' }
  if (!row.text_hash.equals(hashOf(newsletter))) return { kind: 'other-text' }
  return row.finished_at === null
    ? { kind: 'begun', startedAt: row.started_at }
    : { kind: 'finished', finishedAt: row.finished_at }
}

/** Counts the people a newsletter would go to, without those it was written to already. */
export async function countAudience(db: Database, id: string): Promise<Audience> {
  const rows = await agreeing(db)
    .select(({ fn }) => ['users.status', 'users.language', 'users.time_zone', fn.countAll<string>().as('people')])
    .where(notWritten(id))
    .groupBy(['users.status', 'users.language', 'users.time_zone'])
    .execute()
  const sum = (isCounted: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(isCounted).reduce((total, { people }) => total + Number(people), 0)
  return {
    en: sum((row) => row.status === 'active' && languageOf(row) === 'en'),
    pl: sum((row) => row.status === 'active' && languageOf(row) === 'pl'),
    unconfirmed: sum(({ status }) => status !== 'active'),
  }
}

const agreeing = (db: Database | Transaction<DB>) =>
  db
    .selectFrom('users')
    .innerJoin('agreements', 'agreements.user_id', 'users.id')
    .where('agreements.kind', '=', 'newsletter')
    .where('agreements.withdrawn_at', 'is', null)

/**
 * Queues a newsletter to everyone who agreed before it was first sent, in their language. May be repeated after it was killed,
 * and run by two operators at once: each person gets it once. Returns how many people this call wrote to; null when the id
 * belongs to other words, or everyone was written to before.
 */
export async function sendNewsletter(db: Database, clock: Clock, newsletter: Newsletter): Promise<number | null> {
  const { id } = newsletter
  await db
    .insertInto('newsletters')
    .values({ id, text_hash: hashOf(newsletter), started_at: instantOf(clock) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const state = await findNewsletterState(db, newsletter)
  if (state.kind !== 'begun') return null
  let written = 0
  let after: string | null = null
  do {
    const batch: Batch = await writeBatch(db, clock, { newsletter, startedAt: state.startedAt, after })
    written += batch.written
    after = batch.last
  } while (after !== null)
  await db
    .updateTable('newsletters')
    .set({ finished_at: instantOf(clock) })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute()
  return written
}

interface Batch {
  /** The last person of the batch; null when none was left. */
  readonly last: string | null
  readonly written: number
}

interface BatchRequest {
  readonly newsletter: Newsletter
  readonly startedAt: Date
  /** The last person of the batch before, so that the people it was written to are not read again. */
  readonly after: string | null
}

const writeBatch = (db: Database, clock: Clock, { newsletter, startedAt, after }: BatchRequest): Promise<Batch> =>
  db.transaction().execute(async (trx) => {
    const people = await agreeing(trx)
      .select(['users.id', 'users.email', 'users.language', 'users.time_zone'])
      .where('users.status', '=', 'active')
      .where('agreements.given_at', '<=', startedAt)
      .where(notWritten(newsletter.id))
      .$if(after !== null, (query) => query.where('users.id', '>', after))
      .orderBy('users.id')
      .limit(BATCH_SIZE)
      // An erasure that is under way is waited for, so that no row is written for a person who is gone.
      .forKeyShare('users')
      .execute()
    const readers = people.map((row) => ({ userId: row.id, address: row.email, language: languageOf(row) }))
    const writeIn = (language: 'en' | 'pl') =>
      writeInTransaction(trx, clock, {
        mail: {
          agreement: 'newsletter',
          items: [newsletter.id],
          contentWith: () => ({ kind: 'newsletter', ...newsletter[language] }),
        },
        readers: readers.filter((reader) => reader.language === language),
      })
    return { last: people.at(-1)?.id ?? null, written: (await writeIn('en')) + (await writeIn('pl')) }
  })

const notWritten = (id: string) =>
  sql<boolean>`not exists (
    select from agreed_mails a where a.user_id = users.id and a.kind = 'newsletter' and a.item = ${id})`

const hashOf = (newsletter: Newsletter): Buffer => createHash('sha256').update(JSON.stringify(newsletter)).digest()

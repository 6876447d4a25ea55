import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { BATCH_ROWS } from '../../platform/db/delete-in-batches.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { languageOf } from '../accounts/index.ts'
import { erasePerson, lockPerson, TABLES } from '../personal-data/index.ts'

// Accounts that were never confirmed and never used. docs/decisions/0033 says why these, and why after a year.

const DAY_MS = 24 * 60 * 60 * 1000
/** Article 5(1)(e) of the GDPR: no longer than necessary. Twelve months, and 14 days in which the person can say no. */
const KEPT_FOR_MS = 365 * DAY_MS
const TOLD_BEFORE_MS = 14 * DAY_MS

/**
 * Rows that registering creates, and mails about the account. A row of the person in any other table, also a future one, counts
 * as use.
 */
const LEFT_BY_REGISTERING: ReadonlySet<string> = new Set([
  'users',
  'auth_tokens',
  'login_networks',
  'one_time_tokens',
  'social_tickets',
  'social_flows',
  'social_handoffs',
  'consents',
  'mails',
])

const USE = Object.entries(TABLES).flatMap(([table, use]) =>
  'owner' in use && !LEFT_BY_REGISTERING.has(table) ? [{ table, owner: use.owner }] : [],
)

/** An expression: whether an account created before this moment was never confirmed or used. */
const isUnused = (openedBy: Date): RawBuilder<boolean> => sql<boolean>`(
  users.status = 'non_active' and users.owner_proved_at is null and users.came_back_at is null
  and users.created_at <= ${openedBy}
  and ${sql.join(
    USE.map(
      ({ table, owner }) =>
        sql`not exists (select from ${sql.table(table)} where ${sql.ref(`${table}.${owner}`)} = users.id)`,
    ),
    sql` and `,
  )})`

const KIND = 'account-unused'

/** Finds the notice to the owner, which is kept for 90 days like every mail. */
const NOTICE = sql`select from mails where mails.user_id = users.id and mails.kind = ${KIND}`

/** Mails the owner of each unused account, once, that it will be erased. Returns how many it mailed. */
export async function tellUnusedAccounts(db: Database, clock: Clock): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const people = await trx
      .selectFrom('users')
      .select(['id', 'email', 'language', 'time_zone'])
      .where(isUnused(instantOf(clock, TOLD_BEFORE_MS - KEPT_FOR_MS)))
      .where(sql<boolean>`not exists (${NOTICE})`)
      .limit(BATCH_ROWS)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, email, ...place } of people)
      await queueMail(trx, clock, {
        userId: id,
        address: email,
        language: languageOf(place),
        content: { kind: KIND },
        cause: `${KIND}:${createHash('sha256').update(id).digest('hex')}`,
      })
    return people.length
  })
}

/** Erases accounts whose owner was told at least 14 days ago and still has not used them. Returns how many it erased. */
export async function purgeUnusedAccounts(db: Database, clock: Clock): Promise<number> {
  const people = await db.selectFrom('users').select('id').where(isToldAndUnused(clock)).limit(BATCH_ROWS).execute()
  let purged = 0
  for (const { id } of people) if (await purge(db, clock, id)) purged += 1
  return purged
}

const isToldAndUnused = (clock: Clock) => sql<boolean>`(
  ${isUnused(instantOf(clock, -KEPT_FOR_MS))}
  and exists (${NOTICE} and mails.sent_at <= ${instantOf(clock, -TOLD_BEFORE_MS)}))`

/** Checks again once the account is locked, because its owner may just be logging in. */
const purge = (db: Database, clock: Clock, userId: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, userId)
    const still = await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where(isToldAndUnused(clock))
      .executeTakeFirst()
    if (person === null || still === undefined) return false
    await erasePerson(trx, clock, person)
    return true
  })

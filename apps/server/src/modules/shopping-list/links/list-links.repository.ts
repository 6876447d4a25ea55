import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'
import type { SystemOfMeasures } from '@dayplate/units'
import { sql, type Kysely, type Transaction } from 'kysely'
import { instantOf, type Clock } from '../../../platform/clock/clock.ts'
import { BATCH_ROWS, deleteInBatches } from '../../../platform/db/delete-in-batches.ts'
import type { DB } from '../../../platform/db/tables.gen.ts'
import type { Services } from '../../../services.ts'

/** A link of a person to one of their lists. */
export interface ListLink {
  readonly period: ShoppingPeriod
  readonly expiresAt: Date
}

/** A link that was opened, with what its list depends on. */
export interface OpenedLink extends ListLink {
  /** Names the link and is no secret. */
  readonly name: string
  readonly ownerId: string
  /** The zone that decides which day it is for the owner. */
  readonly timeZone: string
  /** The units of the owner, in which they bought what is on the list. */
  readonly systemOfMeasures: SystemOfMeasures
}

interface NewLink extends ListLink {
  readonly userId: string
  readonly tokenHash: Buffer
}

/** Stores a link. An earlier one to the same list stops working. */
export async function replaceLink(
  trx: Transaction<DB>,
  clock: Clock,
  { userId, period, tokenHash, expiresAt }: NewLink,
): Promise<void> {
  const renewed = { token_hash: tokenHash, created_at: instantOf(clock), expires_at: expiresAt }
  await trx
    .insertInto('shopping_list_links')
    .values({ user_id: userId, starts_on: period.start, ends_on: period.end, ...renewed })
    .onConflict((conflict) => conflict.columns(['user_id', 'starts_on', 'ends_on']).doUpdateSet(renewed))
    .execute()
}

/** The links of a person that work, the earliest list first. */
export async function findLinks(db: Kysely<DB>, clock: Clock, userId: string): Promise<ListLink[]> {
  const rows = await db
    .selectFrom('shopping_list_links')
    .select(['starts_on', 'ends_on', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', instantOf(clock))
    .orderBy('starts_on')
    .orderBy('ends_on')
    .execute()
  return rows.map(({ starts_on: start, ends_on: end, expires_at: expiresAt }) => ({
    period: { start, end },
    expiresAt,
  }))
}

export async function deleteLink(
  trx: Transaction<DB>,
  userId: string,
  { start, end }: ShoppingPeriod,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('shopping_list_links')
    .where('user_id', '=', userId)
    .where('starts_on', '=', start)
    .where('ends_on', '=', end)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Enough hexadecimal digits to tell the links of a browser apart. */
const NAME_DIGITS = 12

/** The link with this secret; null when it is unknown, was renewed or stopped, or has expired. */
export async function findOpenedLink(db: Kysely<DB>, clock: Clock, tokenHash: Buffer): Promise<OpenedLink | null> {
  const row = await db
    .selectFrom('shopping_list_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.user_id', 'l.starts_on', 'l.ends_on', 'l.expires_at', 'u.time_zone', 'u.system_of_measures'])
    .where('l.token_hash', '=', tokenHash)
    .where('l.expires_at', '>', instantOf(clock))
    .executeTakeFirst()
  return row === undefined
    ? null
    : {
        name: tokenHash.toString('hex').slice(0, NAME_DIGITS),
        ownerId: row.user_id,
        period: { start: row.starts_on, end: row.ends_on },
        expiresAt: row.expires_at,
        timeZone: row.time_zone,
        systemOfMeasures: row.system_of_measures === 'imperial' ? 'imperial' : 'si',
      }
}

/** Which links still work, by the hashes of their secrets in hexadecimal. */
export async function findOpenLinks(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  hashes: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('shopping_list_links')
    .select('token_hash')
    .where('token_hash', '=', sql<Buffer>`any(${Array.from(hashes, (hash) => Buffer.from(hash, 'hex'))}::bytea[])`)
    .where('expires_at', '>', instantOf(clock))
    .execute()
  return new Set(rows.map(({ token_hash: hash }) => hash.toString('hex')))
}

export const purgeExpiredListLinks = (db: Kysely<DB>, clock: Clock): Promise<number> =>
  deleteInBatches(() =>
    db
      .deleteFrom('shopping_list_links')
      .where('token_hash', 'in', (from) =>
        from
          .selectFrom('shopping_list_links')
          .select('token_hash')
          .where('expires_at', '<=', instantOf(clock))
          .limit(BATCH_ROWS),
      )
      .executeTakeFirstOrThrow(),
  )

import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

/** A calendar that is switched on. */
export interface CalendarFeed {
  readonly userId: string
  readonly language: 'en' | 'pl'
  /** The zone in which its owner eats. */
  readonly timeZone: string
}

interface NewFeed {
  readonly userId: string
  readonly tokenHash: Buffer
  readonly language: 'en' | 'pl'
  readonly now: Date
}

/** Stores the address of a person's calendar. An earlier one stops working. */
export async function replaceFeed(trx: Transaction<DB>, { userId, tokenHash, language, now }: NewFeed): Promise<void> {
  const made = { token_hash: tokenHash, language, created_at: now }
  await trx
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...made })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
    .execute()
}

/** When the address of a person's calendar was made; null while it is switched off. */
export async function findFeedTime(db: Kysely<DB>, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.created_at ?? null
}

export const deleteFeed = async (db: Kysely<DB>, userId: string): Promise<void> => {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
}

/** The calendar at an address; null when the address is unknown, was renewed or switched off. */
export async function findFeed(db: Kysely<DB>, tokenHash: Buffer): Promise<CalendarFeed | null> {
  const row = await db
    .selectFrom('calendar_feeds as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.user_id', 'c.language', 'u.time_zone'])
    .where('c.token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row === undefined
    ? null
    : { userId: row.user_id, language: row.language === 'pl' ? 'pl' : 'en', timeZone: row.time_zone }
}

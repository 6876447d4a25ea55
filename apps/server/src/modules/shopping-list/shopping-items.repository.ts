import { addDays, dayOfInstant, DEFAULT_TIME_ZONE } from '@dayplate/dates'
import type { Kysely, Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import { BATCH_ROWS, deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { OwnItem } from './shopping-list.repository.ts'

export interface ItemKey {
  readonly userId: string
  readonly id: string
}

interface NewItem extends ItemKey {
  readonly name: string
  readonly version: number
  readonly now: Date
}

/** Adds an item. An item with this id stays as it is. */
export const insertItem = async (trx: Transaction<DB>, { userId, id, name, version, now }: NewItem): Promise<void> => {
  await trx
    .insertInto('shopping_items')
    .values({ user_id: userId, id, name, version, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute()
}

/** How many items a person has on the list. */
export async function countItems(db: Kysely<DB>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('shopping_items')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** An item of this person; null when they have none with this id. */
export async function findItem(db: Kysely<DB>, { userId, id }: ItemKey): Promise<OwnItem | null> {
  const row = await db
    .selectFrom('shopping_items')
    .select(['id', 'name', 'version', 'bought_at'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined
    ? null
    : { id: row.id, name: row.name, isBought: row.bought_at !== null, version: row.version }
}

export const writeItemBought = async (
  trx: Transaction<DB>,
  { userId, id }: ItemKey,
  { boughtAt, version }: { readonly boughtAt: Date | null; readonly version: number },
): Promise<void> => {
  await trx
    .updateTable('shopping_items')
    .set({ bought_at: boughtAt, version })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

export const deleteItem = async (trx: Transaction<DB>, { userId, id }: ItemKey): Promise<void> => {
  await trx.deleteFrom('shopping_items').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** 30 days, because people look back at their last shopping, not at one before. See docs/decisions/0066. */
const BOUGHT_KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000

/** Deletes the items of all people that were bought more than 30 days ago. */
export const purgeBoughtItems = (db: Kysely<DB>, clock: Clock): Promise<number> =>
  deleteInBatches(() =>
    db
      .deleteFrom('shopping_items')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('user_id', 'id'),
          'in',
          selectFrom('shopping_items')
            .select(['user_id', 'id'])
            .where('bought_at', '<=', instantOf(clock, -BOUGHT_KEPT_FOR_MS))
            .limit(BATCH_ROWS)
            .$asTuple('user_id', 'id'),
        ),
      )
      .executeTakeFirstOrThrow(),
  )

/**
 * 90 days, as the plan's own changes: what was ticked counts for 14 days, and longer lists of past weeks show it. See
 * docs/decisions/0066.
 */
const STOCK_KEPT_DAYS = 90

/** Deletes what all people had for days more than 90 days ago. */
export const purgeOldStock = (db: Kysely<DB>, clock: Clock): Promise<number> =>
  deleteInBatches(() =>
    db
      .deleteFrom('shopping_stock')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('user_id', 'food_id', 'date'),
          'in',
          selectFrom('shopping_stock')
            .select(['user_id', 'food_id', 'date'])
            .where('date', '<', addDays(dayOfInstant(clock.now(), DEFAULT_TIME_ZONE), -STOCK_KEPT_DAYS))
            .limit(BATCH_ROWS)
            .$asTuple('user_id', 'food_id', 'date'),
        ),
      )
      .executeTakeFirstOrThrow(),
  )

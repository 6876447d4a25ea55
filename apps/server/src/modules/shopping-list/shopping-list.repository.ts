import type { CalendarDay } from '@dayplate/dates'
import type { Grant, Subscription } from '@dayplate/rules/access'
import type { DailyStock } from '@dayplate/rules/shopping-list'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { notifyPerson } from '../../platform/live/notify-person.ts'
import { isWithdrawnBy } from '../consents/index.ts'
import { accessColumns, type PlanDayDocument } from '../stored-plans/index.ts'

/** What is kept of a food for a day, and the version of the list that wrote it. */
export interface StoredStock extends DailyStock {
  readonly foodId: string
  readonly version: number
}

/** What a person wrote on the list. */
export interface OwnItem {
  readonly id: string
  readonly name: string
  readonly isBought: boolean
  readonly version: number
}

export interface ShoppingDay {
  readonly date: CalendarDay
  readonly document: PlanDayDocument
}

/** Everything that decides a list, read in one statement. */
export interface ShoppingState {
  /** The health consent is withdrawn, so nothing of the plan is shown. */
  readonly isConsentWithdrawn: boolean
  readonly grants: readonly Grant[]
  readonly subscriptions: readonly Subscription[]
  readonly plates: number
  readonly stock: readonly StoredStock[]
  readonly items: readonly OwnItem[]
  /** All planned days from the first that is asked for, the oldest first. */
  readonly days: readonly ShoppingDay[]
}

/** @param from earlier days and stock are not read. */
export async function findShoppingState(db: Kysely<DB>, userId: string, from: CalendarDay): Promise<ShoppingState> {
  const { rows } = await sql<ShoppingState>`
    select
      ${isWithdrawnBy('u.id')} as "isConsentWithdrawn",
      ${accessColumns},
      coalesce((select l.plates from shopping_lists l where l.user_id = u.id), 1) as plates,
      coalesce(
        (select json_agg(json_build_object(
            'foodId', s.food_id, 'date', s.date::text, 'boughtG', s.bought_g, 'atHomeG', s.at_home_g,
            'restG', s.rest_g,
            'usableFrom', coalesce(s.usable_from, s.date)::text, 'version', s.version))
         from shopping_stock s where s.user_id = u.id and s.date >= ${from}::date), '[]'::json) as stock,
      coalesce(
        (select json_agg(json_build_object(
            'id', i.id, 'name', i.name, 'isBought', i.bought_at is not null, 'version', i.version)
          order by i.created_at, i.id)
         from shopping_items i where i.user_id = u.id), '[]'::json) as items,
      coalesce(
        (select json_agg(json_build_object('date', d.date::text, 'document', d.document) order by d.date)
         from plan_days d where d.user_id = u.id and d.date >= ${from}::date), '[]'::json) as days
    from users u where u.id = ${userId}::uuid`.execute(db)
  const [state] = rows
  if (state === undefined) throw new Error('a signed-in person has no account row')
  return state
}

/**
 * Locks the list of a person until the transaction ends, and raises its version. Two devices change it one after the other, and
 * the others are told.
 */
export async function nextListVersion(trx: Transaction<DB>, userId: string): Promise<number> {
  const { version } = await trx
    .insertInto('shopping_lists')
    .values({ user_id: userId, version: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ version: sql<number>`shopping_lists.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  await notifyPerson(trx, userId, 'shopping-list')
  return version
}

export async function writePlates(trx: Transaction<DB>, userId: string, plates: number): Promise<void> {
  await trx.updateTable('shopping_lists').set({ plates }).where('user_id', '=', userId).execute()
}

interface FoodStock {
  readonly userId: string
  readonly foodId: string
  readonly version: number
}

/** Replaces what is kept of a food on these days. */
export async function writeStock(
  trx: Transaction<DB>,
  { userId, foodId, version }: FoodStock,
  stock: readonly DailyStock[],
): Promise<void> {
  if (stock.length === 0) return
  await trx
    .insertInto('shopping_stock')
    .values(
      stock.map(({ date, usableFrom, boughtG, atHomeG, restG }) => ({
        user_id: userId,
        food_id: foodId,
        date,
        usable_from: usableFrom,
        bought_g: boughtG,
        at_home_g: atHomeG,
        rest_g: restG,
        version,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'food_id', 'date']).doUpdateSet((eb) => ({
        usable_from: eb.ref('excluded.usable_from'),
        bought_g: eb.ref('excluded.bought_g'),
        at_home_g: eb.ref('excluded.at_home_g'),
        rest_g: eb.ref('excluded.rest_g'),
        version: eb.ref('excluded.version'),
      })),
    )
    .execute()
}

import type { CalendarDay } from '@dayplate/dates'
import type { Weight, WeightUnit } from '@dayplate/units'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { isWithdrawnBy } from '../consents/index.ts'

/** A person's weight on a day, as they entered it. */
export interface NotedWeight {
  readonly date: CalendarDay
  readonly weight: Weight
}

/** Stores the weight of a day. A second entry for the day replaces the first. */
export const noteWeight = async (
  trx: Transaction<DB>,
  userId: string,
  { date, weight, now }: NotedWeight & { readonly now: Date },
): Promise<void> => {
  const said = { value: weight.value, unit: weight.unit, noted_at: now }
  await trx
    .insertInto('weights')
    .values({ user_id: userId, date, ...said })
    .onConflict((conflict) => conflict.columns(['user_id', 'date']).doUpdateSet(said))
    .execute()
}

/** The first and the newest weight of a person, which may be the same. Null when there is none or they are hidden. */
export async function findWeightSpan(
  db: Kysely<DB>,
  userId: string,
): Promise<{ readonly first: NotedWeight; readonly newest: NotedWeight } | null> {
  const { rows } = await sql<{ date: CalendarDay; value: number; unit: WeightUnit }>`
    (select date, value, unit from weights where user_id = ${userId} and not ${isWithdrawnBy('weights.user_id')} order by date limit 1)
    union
    (select date, value, unit from weights where user_id = ${userId} and not ${isWithdrawnBy('weights.user_id')} order by date desc limit 1)
    order by date`.execute(db)
  const weights = rows.map(({ date, value, unit }): NotedWeight => ({ date, weight: { value, unit } }))
  const [first, newest = first] = weights
  return first === undefined || newest === undefined ? null : { first, newest }
}

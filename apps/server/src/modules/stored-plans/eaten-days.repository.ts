import type { CalendarDay } from '@dayplate/dates'
import { MEAL_TYPES, type MealType } from '@dayplate/nutrition'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { DB, EatenDays } from '../../platform/db/tables.gen.ts'
import { isWithdrawnBy } from '../consents/index.ts'

const COLUMNS = {
  breakfast: 'breakfast_at',
  lunch: 'lunch_at',
  snack: 'snack_at',
  dinner: 'dinner_at',
} as const satisfies Record<MealType, keyof EatenDays>

/** Each meal type with the column that says when it was marked. */
export const EATEN_COLUMNS = MEAL_TYPES.map((type) => [type, COLUMNS[type]] as const)

/** The types of a day's marked meals, for a statement that names the row of the day `e`. */
export const eatenTypes = sql<readonly MealType[]>`array_remove(array[${sql.join(
  EATEN_COLUMNS.map(([type, column]) => sql`case when ${sql.ref(`e.${column}`)} is not null then ${sql.lit(type)} end`),
)}], null)`

/** Whether any meal of the day is marked, for the same statements. */
export const isAnyEaten = sql<boolean>`num_nonnulls(${sql.join(EATEN_COLUMNS.map(([, column]) => sql.ref(`e.${column}`)))}) > 0`

/**
 * The marked meals of a person's days, by day. The range includes both ends; without an end it continues to the last
 * day.
 */
export async function findEaten(
  db: Kysely<DB>,
  userId: string,
  { from, to }: { readonly from: CalendarDay; readonly to?: CalendarDay | undefined },
): Promise<ReadonlyMap<CalendarDay, readonly MealType[]>> {
  const rows = await db
    .selectFrom('eaten_days as e')
    .select(['e.date', eatenTypes.as('types')])
    .where('e.user_id', '=', userId)
    .where('e.date', '>=', from)
    .$if(to !== undefined, (query) => query.where('e.date', '<=', to ?? from))
    .execute()
  return new Map(rows.map(({ date, types }) => [date, types]))
}

export interface EatenMark {
  readonly userId: string
  readonly date: CalendarDay
  readonly mealType: MealType
}

/** Marks meals; one that is marked already keeps its time. */
export async function insertEatenMarks(db: Kysely<DB>, marks: readonly EatenMark[], now: Date): Promise<void> {
  const days = [...Map.groupBy(marks, ({ userId, date }) => `${userId} ${date}`).values()]
  const rows = days.flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ user_id: first.userId, date: first.date, ...markedAt([first, ...others], now) }],
  )
  if (rows.length === 0) return
  await db
    .insertInto('eaten_days')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'date'])
        .doUpdateSet(({ fn, ref }) =>
          Object.fromEntries(
            EATEN_COLUMNS.map(([, column]) => [
              column,
              fn.coalesce(ref(`eaten_days.${column}`), ref(`excluded.${column}`)),
            ]),
          ),
        ),
    )
    .execute()
}

const markedAt = (marks: readonly EatenMark[], now: Date) =>
  Object.fromEntries(marks.map(({ mealType }) => [COLUMNS[mealType], now]))

/**
 * Marks a meal in one statement, if the user saw the current set; false when the day was planned again in the meantime. When two
 * meals of a day are marked at the same time, the second statement waits for the row of the first, so both marks stay.
 */
export async function insertEatenOfSet(
  db: Database,
  mark: EatenMark & { readonly setId: string },
  now: Date,
): Promise<boolean> {
  const column = sql.ref(COLUMNS[mark.mealType])
  const { rows } = await sql<{ found: boolean }>`
    with seen as (
      select user_id, date from plan_days
      where user_id = ${mark.userId}::uuid and date = ${mark.date}::date and set_id = ${mark.setId}::uuid
        and not ${isWithdrawnBy('plan_days.user_id')}
      for key share
    ), marked as (
      insert into eaten_days as e (user_id, date, ${column})
      select user_id, date, ${now} from seen
      on conflict (user_id, date) do update set ${column} = excluded.${column} where e.${column} is null
    )
    select true as found from seen`.execute(db)
  return rows.length > 0
}

/**
 * Removes the mark of a meal, and the day's row once it has no marks. A mark that another call sets in between stays.
 */
export async function deleteEaten(db: Database, { userId, date, mealType }: EatenMark): Promise<void> {
  const row = await db
    .updateTable('eaten_days as e')
    .set({ [COLUMNS[mealType]]: null })
    .where('e.user_id', '=', userId)
    .where('e.date', '=', date)
    .where(`e.${COLUMNS[mealType]}`, 'is not', null)
    .returning(isAnyEaten.as('isAnyEaten'))
    .executeTakeFirst()
  if (row === undefined || row.isAnyEaten) return
  await db
    .deleteFrom('eaten_days as e')
    .where('e.user_id', '=', userId)
    .where('e.date', '=', date)
    .where(({ not }) => not(isAnyEaten))
    .execute()
}

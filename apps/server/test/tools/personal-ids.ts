import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../src/platform/db/database.ts'
import { SET_EATEN } from './documents.ts'
import { dayFromStart } from './movable-clock.ts'
import { MAKE_CALENDAR, SHARE } from './secret-address-documents.ts'
import { ADD_ITEM, tickSomething } from './shopping-documents.ts'
import type { TestServer } from './test-server.ts'

/** The ids of a person's data in calls. */
export interface PersonalIds {
  readonly userId: string
  readonly sessionToken: string
  readonly setId: string
  readonly mealId: string
  readonly mealKey: string
  readonly otherMealId: string
  readonly productAmountId: string
  readonly changeId: string
  readonly loginId: string
  /** Of something on their shopping list. */
  readonly itemId: string
}

const DAY = `query($date: Date!) { dailyDietPlan(date: $date) { ... on DailyDietPlanNormal { setId
  events { id key mealType { type } dishes { ingredients { productAmountId } } } } } }`
const OFFERS = `query($setId: ID!, $mealId: ID!, $type: MealTypeName!, $date: Date!) {
  mealReplacements(userDietSetId: $setId, dietMealId: $mealId, mealType: $type, date: $date) {
    ... on MealReplacements { replacements { id } } } }`
const FAVOURITE = 'mutation($mealId: ID!) { addMealToFavorites(mealId: $mealId) { __typename } }'
const REPLACE = `mutation($request: ReplaceMealInput!) { dietSetReplaceMeal(request: $request) {
  __typename ... on DayChanged { changeId } } }`

/** Reads a person's ids through the gateway as their browser would. Replaces, eats and marks a meal on the way. */
export async function readIds({ client }: TestServer, sessionToken: string): Promise<PersonalIds> {
  const ask = async (query: string, variables: Record<string, unknown> = {}) =>
    (await client.call(query, { token: sessionToken, variables })).data
  const date = dayFromStart(1)
  const before = (await ask(DAY, { date })).dailyDietPlan
  const [first] = before.events
  const offered = await ask(OFFERS, { setId: before.setId, mealId: first.id, type: first.mealType.type, date })
  const [other, another] = offered.mealReplacements.replacements
  const request = { date, originalMealId: first.id, replacementId: other.id }
  const { changeId } = (await ask(REPLACE, { request })).dietSetReplaceMeal
  const { setId, events } = (await ask(DAY, { date })).dailyDietPlan
  const [meal] = events
  await ask(SET_EATEN, { date, setId, mealId: meal.id, mealKey: meal.key, eaten: true })
  await ask(FAVOURITE, { mealId: meal.id })
  const itemId = randomUUID()
  await ask(ADD_ITEM, { id: itemId, name: 'Their soap' })
  await tickSomething({ client }, sessionToken, date)
  // Theirs stay, whatever another person does with the same period.
  await ask(SHARE, { period: { start: date, end: dayFromStart(2) } })
  await ask(MAKE_CALENDAR)
  return {
    userId: (await ask('{ me { id } }')).me.id,
    sessionToken,
    setId,
    mealId: meal.id,
    mealKey: meal.key,
    otherMealId: another.id,
    productAmountId: meal.dishes[0].ingredients[0].productAmountId,
    changeId,
    loginId: (await ask('{ me { logins { id } } }')).me.logins[0].id,
    itemId,
  }
}

/** Every row of a person as text, by table. Two snapshots are equal only if none of the rows has changed. */
export async function snapshotOf(db: Database, userId: string): Promise<Record<string, string>> {
  const tables = await sql<{ name: string; key: string }>`
    select table_name as name, column_name as key from information_schema.columns
    where table_schema = 'public' and (column_name = 'user_id' or (table_name = 'users' and column_name = 'id'))
  `.execute(db)
  const rows = await Promise.all(tables.rows.map(({ name, key }) => rowsOf(db, { name, key, userId })))
  return Object.fromEntries(rows)
}

async function rowsOf(
  db: Database,
  { name, key, userId }: { readonly name: string; readonly key: string; readonly userId: string },
): Promise<readonly [string, string]> {
  const { rows } = await sql<{ row: string }>`
    select ${sql.table(name)}::text as row from ${sql.table(name)} where ${sql.ref(key)} = ${userId} order by 1
  `.execute(db)
  return [name, rows.map(({ row }) => row).join('\n')]
}

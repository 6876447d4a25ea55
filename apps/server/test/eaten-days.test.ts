import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { requireCalendarDay } from '@dayplate/dates'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tools/database/create-test-database.ts'
import { deleteEaten, insertEatenMarks, insertEatenOfSet } from '../src/modules/stored-plans/index.ts'
import { openDatabase, type Database } from '../src/platform/db/database.ts'

const MIGRATIONS = path.resolve(import.meta.dirname, '../migrations')
const THIS_ONE = '0028-eaten-days.sql'
const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'))
const textOf = (file: string) => readFileSync(path.join(MIGRATIONS, file), 'utf8')

const [ANNA, BEN] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'] as const
const SET = '00000000-0000-4000-8000-000000000001'
const [MONDAY, TUESDAY] = ['2026-11-23', '2026-11-24'] as const

/** The exact statements of the previous release. */
const BEFORE = {
  mark: `with seen as (
      select user_id, date from plan_days
      where user_id = $1::uuid and date = $2::date and set_id = $3::uuid
      for key share
    ), marked as (
      insert into eaten_meals (user_id, date, meal_type, eaten_at)
      select user_id, date, $4, $5 from seen
      on conflict do nothing
    )
    select true as found from seen`,
  seed: `insert into "eaten_meals" ("user_id", "date", "meal_type", "eaten_at") values ($1, $2, $3, $4) on conflict do nothing`,
  unmark: `delete from "eaten_meals" where "user_id" = $1 and "date" = $2 and "meal_type" = $3`,
  erase: `delete from "eaten_meals" where "user_id" = $1`,
  read: `select "date", "meal_type" as "mealType" from "eaten_meals" where "user_id" = $1 and "date" >= $2`,
  archive: `select "date", "meal_type", "eaten_at" from "eaten_meals" where "user_id" = $1 order by "eaten_meals".ctid`,
} as const

let database: TestDatabase
let client: Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new Client(database.connection)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** Planned days of two people, without the rest of an account. */
async function insertDays(): Promise<void> {
  await client.query('set session_replication_role = replica')
  for (const [user, date] of [ANNA, BEN].flatMap((user) => [MONDAY, TUESDAY].map((date) => [user, date]))) {
    await client.query(
      `insert into plan_days (user_id, date, set_id, settings_id, diet_id, phase, document, created_at)
       values ($1, $2, $3, 1, 3, 'start', '{}', now())`,
      [user, date, SET],
    )
  }
  await client.query('set session_replication_role = origin')
}

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 24, hour))
const everyMark = async () => {
  const { rows } = await client.query('select user_id, date, meal_type, eaten_at from eaten_meals order by 1, 2, 4')
  return rows.map((row: Record<string, unknown>) => [row['user_id'], row['date'], row['meal_type'], row['eaten_at']])
}

describe('the migration', () => {
  it('keeps every mark with its time, for days with one mark and days with all', async () => {
    await client.query('create schema before')
    await client.query('set search_path = before')
    for (const file of files.filter((name) => name < THIS_ONE)) await client.query(textOf(file))
    await insertDays()
    const marks = [
      [ANNA, MONDAY, 'breakfast', at(7)],
      [ANNA, MONDAY, 'lunch', at(12)],
      [ANNA, MONDAY, 'snack', at(16)],
      [ANNA, MONDAY, 'dinner', at(19)],
      [ANNA, TUESDAY, 'snack', at(16)],
      [BEN, MONDAY, 'dinner', at(20)],
    ]
    for (const mark of marks) await client.query(BEFORE.seed, mark)
    await client.query(`begin; ${textOf(THIS_ONE)}; commit`)
    expect(await everyMark()).toEqual(marks)
    expect((await client.query('select date from eaten_days')).rows).toHaveLength(3)
    await client.query('drop schema before cascade')
    await client.query('set search_path = public')
  })
})

describe('marks', () => {
  let db: Database
  beforeAll(async () => {
    await insertDays()
    db = openDatabase(database.connection)
  })
  afterAll(() => db.destroy())
  beforeEach(() => client.query('delete from eaten_days'))

  const anna = { userId: ANNA, date: requireCalendarDay(MONDAY), setId: SET }
  const typesOf = async (user: string) =>
    (await client.query(BEFORE.read, [user, MONDAY])).rows.map(({ mealType }: { mealType: string }) => mealType)

  it('both stay when two meals of a day are marked at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      await client.query('delete from eaten_days')
      await Promise.all(
        (['breakfast', 'lunch', 'snack', 'dinner'] as const).map((mealType) =>
          insertEatenOfSet(db, { ...anna, mealType }, at(12)),
        ),
      )
      expect(await typesOf(ANNA)).toEqual(['breakfast', 'lunch', 'snack', 'dinner'])
    }
  })

  it('stay when the only other mark of the day is removed at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      await client.query('delete from eaten_days')
      await insertEatenOfSet(db, { ...anna, mealType: 'lunch' }, at(12))
      await Promise.all([
        deleteEaten(db, { ...anna, mealType: 'lunch' }),
        insertEatenOfSet(db, { ...anna, mealType: 'dinner' }, at(19)),
      ])
      expect(await typesOf(ANNA)).toEqual(['dinner'])
    }
  })

  it('keep their first time when they are set again, and belong to one user', async () => {
    await insertEatenOfSet(db, { ...anna, mealType: 'lunch' }, at(12))
    await insertEatenOfSet(db, { ...anna, mealType: 'lunch' }, at(13))
    await insertEatenMarks(db, [{ ...anna, mealType: 'lunch' }], at(14))
    await deleteEaten(db, { ...anna, userId: BEN, mealType: 'lunch' })
    expect(await everyMark()).toEqual([[ANNA, MONDAY, 'lunch', at(12)]])
  })

  it('leave no row behind when the last one is removed', async () => {
    await insertEatenMarks(
      db,
      (['lunch', 'dinner'] as const).map((mealType) => ({ ...anna, mealType })),
      at(12),
    )
    await deleteEaten(db, { ...anna, mealType: 'lunch' })
    expect(await typesOf(ANNA)).toEqual(['dinner'])
    await deleteEaten(db, { ...anna, mealType: 'dinner' })
    expect((await client.query('select from eaten_days')).rows).toHaveLength(0)
  })

  it('can be read, set and removed by a running server of the previous release', async () => {
    const mark = (type: string, hour: number) => client.query(BEFORE.mark, [ANNA, MONDAY, SET, type, at(hour)])
    await insertEatenOfSet(db, { ...anna, mealType: 'lunch' }, at(12))
    expect((await mark('dinner', 19)).rows).toEqual([{ found: true }])
    await mark('lunch', 13)
    expect(await everyMark()).toEqual([
      [ANNA, MONDAY, 'lunch', at(12)],
      [ANNA, MONDAY, 'dinner', at(19)],
    ])
    expect((await client.query(BEFORE.archive, [ANNA])).rows).toHaveLength(2)
    await client.query(BEFORE.unmark, [ANNA, MONDAY, 'lunch'])
    await client.query(BEFORE.unmark, [ANNA, MONDAY, 'lunch'])
    expect(await typesOf(ANNA)).toEqual(['dinner'])
    await client.query(BEFORE.seed, [BEN, MONDAY, 'snack', at(16)])
    await client.query(BEFORE.erase, [ANNA])
    expect(await everyMark()).toEqual([[BEN, MONDAY, 'snack', at(16)]])
  })
})

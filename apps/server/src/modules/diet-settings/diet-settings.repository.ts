import type { CalendarDay } from '@dayplate/dates'
import {
  ACTIVITY_LEVEL_OF_WIRE,
  dietTypeOf,
  type CompleteDietSettings,
  type WireActivityLevel,
} from '@dayplate/rules/diet-settings'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { DB, DietSettings as DietSettingsTable } from '../../platform/db/tables.gen.ts'
import { accessSources, type AccessSources } from '../access/index.ts'
import { isWithdrawnBy } from '../consents/index.ts'
import { noteWeight } from '../measurements/index.ts'

/** Settings with the id and time of their row. */
export interface StoredSettings extends CompleteDietSettings {
  readonly id: number
  /** The day from which phases are counted. */
  readonly phasesFrom: CalendarDay
}

const WIRE_OF_ACTIVITY = {
  none: 'ACTIVITY_LEVEL_NONE',
  low: 'ACTIVITY_LEVEL_LOW',
  medium: 'ACTIVITY_LEVEL_MEDIUM',
  high: 'ACTIVITY_LEVEL_HIGH',
} as const satisfies Record<(typeof ACTIVITY_LEVEL_OF_WIRE)[WireActivityLevel], WireActivityLevel>

const SETTINGS_COLUMNS = [
  'id',
  'sex',
  'birth_date',
  'height_value',
  'height_unit',
  'weight_value',
  'weight_unit',
  'goal_weight_value',
  'goal_weight_unit',
  'mode',
  'diet_id',
  'activity_level',
  'starts_on',
  'phases_from',
] as const satisfies readonly (keyof DietSettingsTable)[]

const fromRow = (row: Pick<Selectable<DietSettingsTable>, (typeof SETTINGS_COLUMNS)[number]>): StoredSettings => ({
  id: row.id,
  sex: row.sex,
  dateOfBirth: row.birth_date,
  height: { value: row.height_value, unit: row.height_unit },
  weight: { value: row.weight_value, unit: row.weight_unit },
  goalWeight: { value: row.goal_weight_value, unit: row.goal_weight_unit },
  dietMode: row.mode,
  dietId: row.diet_id,
  dietType: dietTypeOf(row.diet_id),
  activityLevel: WIRE_OF_ACTIVITY[row.activity_level],
  startDate: row.starts_on,
  phasesFrom: row.phases_from ?? row.starts_on,
})

/** The newest settings of a person; null before they complete the wizard. */
export async function findCurrentSettings(db: Kysely<DB>, userId: string): Promise<StoredSettings | null> {
  const row = await db
    .selectFrom('diet_settings')
    .select(SETTINGS_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : fromRow(row)
}

/** A user's diet as it is shown. */
export interface ShownDiet extends AccessSources {
  /** Null before the first wizard and after a withdrawn health consent. */
  readonly settings: StoredSettings | null
}

/** Settings and access in one statement, because most pages ask for both. */
export async function findShownDiet(db: Kysely<DB>, userId: string): Promise<ShownDiet> {
  const { settings, ...sources } = await db
    .selectNoFrom((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('diet_settings')
          .select(SETTINGS_COLUMNS)
          .where('user_id', '=', userId)
          .where(({ not }) => not(isWithdrawnBy('diet_settings.user_id')))
          .orderBy('id', 'desc')
          .limit(1),
      ).as('settings'),
      ...accessSources(eb, { userId, product: 'diet' }),
    ])
    .executeTakeFirstOrThrow()
  return { ...sources, settings: settings === null ? null : fromRow(settings) }
}

/** Finds settings that days were planned for, including old ones. */
export async function findSettingsByIds(
  db: Kysely<DB>,
  userId: string,
  ids: readonly number[],
): Promise<StoredSettings[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('diet_settings')
    .select(SETTINGS_COLUMNS)
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute()
  return rows.map(fromRow)
}

/** New answers of a person, with their day and instant. */
export interface NewSettings {
  readonly settings: CompleteDietSettings
  /** The day from which phases are counted. */
  readonly phasesFrom: CalendarDay
  readonly today: CalendarDay
  readonly now: Date
}

/** Adds settings and keeps earlier ones. The weight among the answers becomes the weight of the day. */
export async function insertSettings(
  trx: Transaction<DB>,
  userId: string,
  { settings, phasesFrom, today, now }: NewSettings,
): Promise<number> {
  await noteWeight(trx, userId, { date: today, weight: settings.weight, now })
  const row = await trx
    .insertInto('diet_settings')
    .values({
      user_id: userId,
      starts_on: settings.startDate,
      phases_from: phasesFrom,
      sex: settings.sex,
      birth_date: settings.dateOfBirth,
      height_value: settings.height.value,
      height_unit: settings.height.unit,
      weight_value: settings.weight.value,
      weight_unit: settings.weight.unit,
      goal_weight_value: settings.goalWeight.value,
      goal_weight_unit: settings.goalWeight.unit,
      mode: settings.dietMode,
      diet_id: settings.dietId,
      activity_level: ACTIVITY_LEVEL_OF_WIRE[settings.activityLevel],
      answered_on: today,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Stores the sex from the wizard's newest answer on the account. */
export const updateSex = async (trx: Transaction<DB>, userId: string, sex: 'female' | 'male'): Promise<void> => {
  await trx.updateTable('users').set({ sex }).where('id', '=', userId).execute()
}

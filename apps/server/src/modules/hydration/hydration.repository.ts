import { FIRST_DAILY_GOAL, FIRST_REMINDER, type HydrationReminder } from '@dayplate/rules/hydration'
import type { Volume } from '@dayplate/units'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { isWithdrawnBy } from '../consents/index.ts'

export interface HydrationSettings {
  readonly defaultDailyGoal: Volume
  readonly reminder: HydrationReminder
}

/** The person's settings. The defaults if they chose none, or if their choice is hidden after a withdrawn consent. */
export async function findHydrationSettings(db: Kysely<DB>, userId: string): Promise<HydrationSettings> {
  const row = await db
    .selectFrom('hydration_settings')
    .select(['goal_value', 'goal_unit', 'reminder_enabled', 'reminder_hour_interval', 'reminder_from_hour'])
    .select(['reminder_to_hour', 'reminder_uses_sound'])
    .where('user_id', '=', userId)
    .where(({ not }) => not(isWithdrawnBy('hydration_settings.user_id')))
    .executeTakeFirst()
  if (row === undefined) return { defaultDailyGoal: FIRST_DAILY_GOAL, reminder: FIRST_REMINDER }
  return {
    defaultDailyGoal: { value: row.goal_value, unit: row.goal_unit },
    reminder: {
      enabled: row.reminder_enabled,
      hourInterval: row.reminder_hour_interval,
      fromHour: row.reminder_from_hour,
      toHour: row.reminder_to_hour,
      useSound: row.reminder_uses_sound,
    },
  }
}

/**
 * Locks a person's settings until the transaction ends, even if there are none yet, so that simultaneous changes keep each
 * other's result.
 */
export const lockHydrationSettings = async (trx: Transaction<DB>, userId: string): Promise<void> => {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()
}

export async function writeHydrationSettings(
  trx: Transaction<DB>,
  userId: string,
  { settings, now }: { readonly settings: HydrationSettings; readonly now: Date },
): Promise<void> {
  const { defaultDailyGoal, reminder } = settings
  const chosen = {
    goal_value: defaultDailyGoal.value,
    goal_unit: defaultDailyGoal.unit,
    reminder_enabled: reminder.enabled,
    reminder_hour_interval: reminder.hourInterval,
    reminder_from_hour: reminder.fromHour,
    reminder_to_hour: reminder.toHour,
    reminder_uses_sound: reminder.useSound,
    changed_at: now,
  }
  await trx
    .insertInto('hydration_settings')
    .values({ user_id: userId, ...chosen })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
    .execute()
}

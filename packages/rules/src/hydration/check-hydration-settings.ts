import type { Volume } from '@dayplate/units'
import { DAILY_GOAL_BOUNDS } from './daily-goals.ts'
import { type HydrationReminder, LAST_HOUR, REMINDER_INTERVAL_HOURS } from './reminder.ts'

/** An error of one field: its dotted path within the settings, and a text key. */
export interface HydrationError {
  readonly fieldName: string
  readonly messages: readonly [string]
}

const isWholeWithin = (value: number, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  Number.isInteger(value) && value >= least && value <= most

const error = (fieldName: string, message: string): HydrationError => ({ fieldName, messages: [message] })

/** Errors of a daily goal; empty when it is valid. */
export function checkDailyGoal({ value, unit }: Volume): readonly HydrationError[] {
  if (isWholeWithin(value, DAILY_GOAL_BOUNDS[unit])) return []
  return [error('defaultDailyGoal.value', 'settings/hydration/goal-range')]
}

/** Errors of a reminder, under its path; empty when it is valid. */
export function checkReminder(reminder: HydrationReminder, path: string): readonly HydrationError[] {
  const { hourInterval, fromHour, toHour } = reminder
  const hours = { least: 0, most: LAST_HOUR }
  const errors = [
    ...(isWholeWithin(hourInterval, REMINDER_INTERVAL_HOURS)
      ? []
      : [error(`${path}.hourInterval`, 'settings/hydration/interval-range')]),
    ...(isWholeWithin(fromHour, hours) ? [] : [error(`${path}.fromHour`, 'settings/hydration/hour-range')]),
    ...(isWholeWithin(toHour, hours) ? [] : [error(`${path}.toHour`, 'settings/hydration/hour-range')]),
  ]
  if (errors.length > 0 || fromHour < toHour) return errors
  return [error(`${path}.toHour`, 'settings/hydration/hours-order')]
}

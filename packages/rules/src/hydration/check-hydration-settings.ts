import type { Volume } from '@dayplate/units'
import { DAILY_GOAL_BOUNDS } from './daily-goals.ts'
import { type HydrationReminder, LAST_HOUR, REMINDER_INTERVAL_HOURS } from './reminder.ts'

/** A fault of one field: its dotted path within the settings, and a text key. */
export interface HydrationFault {
  readonly fieldName: string
  readonly messages: readonly [string]
}

const isWholeWithin = (value: number, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  Number.isInteger(value) && value >= least && value <= most

const fault = (fieldName: string, message: string): HydrationFault => ({ fieldName, messages: [message] })

/** What is wrong with a daily goal; empty when nothing is. */
export function checkDailyGoal({ value, unit }: Volume): readonly HydrationFault[] {
  if (isWholeWithin(value, DAILY_GOAL_BOUNDS[unit])) return []
  return [fault('defaultDailyGoal.value', 'settings/hydration/goal-range')]
}

/** What is wrong with a reminder, under the path it stands at; empty when nothing is. */
export function checkReminder(reminder: HydrationReminder, path: string): readonly HydrationFault[] {
  const { hourInterval, fromHour, toHour } = reminder
  const hours = { least: 0, most: LAST_HOUR }
  const faults = [
    ...(isWholeWithin(hourInterval, REMINDER_INTERVAL_HOURS)
      ? []
      : [fault(`${path}.hourInterval`, 'settings/hydration/interval-range')]),
    ...(isWholeWithin(fromHour, hours) ? [] : [fault(`${path}.fromHour`, 'settings/hydration/hour-range')]),
    ...(isWholeWithin(toHour, hours) ? [] : [fault(`${path}.toHour`, 'settings/hydration/hour-range')]),
  ]
  if (faults.length > 0 || fromHour < toHour) return faults
  return [fault(`${path}.toHour`, 'settings/hydration/hours-order')]
}

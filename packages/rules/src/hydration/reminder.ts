/** When the phone reminds somebody to drink: every few hours between two full hours of their day. */
export interface HydrationReminder {
  readonly enabled: boolean
  readonly hourInterval: number
  readonly fromHour: number
  readonly toHour: number
  readonly useSound: boolean
}

/** Off, and what it would be once it is turned on. */
export const FIRST_REMINDER: HydrationReminder = {
  enabled: false,
  hourInterval: 2,
  fromHour: 8,
  toHour: 20,
  useSound: false,
}

/** Hours between two reminders, both ends allowed: less would be noise, more no reminder. */
export const REMINDER_INTERVAL_HOURS = { least: 1, most: 6 } as const

/** The last full hour of a day. */
export const LAST_HOUR = 23

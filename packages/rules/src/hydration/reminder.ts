/** When the phone reminds a person to drink: every few hours between two full hours of their day. */
export interface HydrationReminder {
  readonly enabled: boolean
  readonly hourInterval: number
  readonly fromHour: number
  readonly toHour: number
  readonly useSound: boolean
}

/** Off, with the values it starts with when it is turned on. */
export const FIRST_REMINDER: HydrationReminder = {
  enabled: false,
  hourInterval: 2,
  fromHour: 8,
  toHour: 20,
  useSound: false,
}

/** Hours between two reminders, both ends allowed: a shorter interval annoys, a longer one does not help. */
export const REMINDER_INTERVAL_HOURS = { least: 1, most: 6 } as const

/** The last full hour of a day. */
export const LAST_HOUR = 23

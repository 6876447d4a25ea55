import { fromAbsolute, toCalendarDate } from '@internationalized/date'
import { type CalendarDay, toCalendarDay } from './calendar-day.ts'

/** Zone of a person who has told us none (decisions: the product starts in Poland). */
export const DEFAULT_TIME_ZONE = 'Europe/Warsaw'

/** Longest zone name we read, in characters; the longest of the IANA base has 32. */
const TIME_ZONE_MAX_LENGTH = 64

/** Whether this is the name of an IANA time zone this machine knows, as in `Europe/Warsaw`. Bare offsets as `+02:00` are not. */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string' || name.length > TIME_ZONE_MAX_LENGTH || !/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The day it is in `timeZone` at a moment, given in milliseconds since 1970 UTC. Throws for an unknown zone or outside 1900–2100. */
export function dayOfInstant(epochMs: number, timeZone: string): CalendarDay {
  const day = toCalendarDay(toCalendarDate(fromAbsolute(epochMs, timeZone)))
  if (day === null) throw new RangeError(`${epochMs} ms is outside the calendar`)
  return day
}

import { type CalendarDay, parseCalendarDay } from './calendar-day.ts'
import { formatsByZone } from './formats-by-zone.ts'

/** Time zone of a person who has not chosen one. Warsaw, because the product starts in Poland. */
export const DEFAULT_TIME_ZONE = 'Europe/Warsaw'

/** Longest zone name accepted, in characters; the longest in the IANA database has 32. */
const TIME_ZONE_MAX_LENGTH = 64

/**
 * Whether this is the name of an IANA time zone known to this machine, such as `Europe/Warsaw`. Offsets such as
 * `+02:00` are refused.
 */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string' || name.length > TIME_ZONE_MAX_LENGTH || !/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/**
 * The day in `timeZone` at a moment, given in milliseconds since 1970 UTC. Throws for an unknown zone or outside
 * 1900–2100.
 */
export function dayOfInstant(epochMs: number, timeZone: string): CalendarDay {
  const parts = formatOf(timeZone).formatToParts(epochMs)
  const [era, year, month, dayOfMonth] = PARTS.map((part) => parts.find(({ type }) => type === part)?.value)
  const day = era === 'AD' ? parseCalendarDay(`${year}-${month}-${dayOfMonth}`) : null
  if (day === null) throw new RangeError(`${epochMs} ms is outside the calendar`)
  return day
}

/** The hour of the day in `timeZone` at a moment, from 0 to 23. Throws for an unknown zone. */
export const hourOfInstant = (epochMs: number, timeZone: string): number =>
  Number(
    formatOf(timeZone)
      .formatToParts(epochMs)
      .find(({ type }) => type === 'hour')?.value,
  )

const PARTS = ['era', 'year', 'month', 'day'] as const satisfies readonly Intl.DateTimeFormatPartTypes[]

const formatOf = formatsByZone({
  era: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

import type { CalendarDay } from './calendar-day.ts'
import { dayNumber } from './day-number.ts'
import { formatsByZone } from './formats-by-zone.ts'

const MS_PER_MINUTE = 60_000
const MS_PER_HOUR = 3_600_000
const MS_PER_DAY = 86_400_000

/** A time on the clock, as minutes since midnight. */
export const minuteOfDay = (hour: number, minute = 0): number => hour * 60 + minute

/**
 * The instant, in milliseconds since 1970 UTC, at which clocks in `timeZone` show a time of a day. A time that a clock change leaves out
 * is the one after the change; of one that comes twice it is either.
 */
export function instantOfTime(day: CalendarDay, minute: number, timeZone: string): number {
  const shown = dayNumber(day) * MS_PER_DAY + minute * MS_PER_MINUTE
  // The second look counts when the clock changes between the guess and the instant.
  const guess = shown - offsetAt(shown, timeZone)
  return shown - offsetAt(guess, timeZone)
}

const OFFSET = /^GMT(?:(?<sign>[+-])(?<hours>\d{2}):(?<minutes>\d{2}))?/

const formatOf = formatsByZone({ timeZoneName: 'longOffset' })

/** How far clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(epochMs: number, timeZone: string): number {
  const name =
    formatOf(timeZone)
      .formatToParts(epochMs)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const { sign, hours = '0', minutes = '0' } = OFFSET.exec(name)?.groups ?? {}
  return (sign === '-' ? -1 : 1) * (Number(hours) * MS_PER_HOUR + Number(minutes) * MS_PER_MINUTE)
}

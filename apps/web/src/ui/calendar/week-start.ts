import { countryTag } from '@dayplate/dates'
import { CalendarDate, getDayOfWeek } from '@internationalized/date'

/** In the order of `getDayOfWeek` for weeks that start on Sunday. */
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

export type Weekday = (typeof WEEKDAYS)[number]

const A_SUNDAY = new CalendarDate(2026, 1, 4)

/**
 * The first day of the week. The language alone does not decide it: Americans start on Sunday, Britons on Monday. So the
 * reader's region decides, if the browser names one for the current language; otherwise it is Monday, as in ISO 8601.
 */
export function weekStart(language: string, preferred: readonly string[]): Weekday {
  const locale = countryTag(language, preferred)
  if (locale === null) return 'mon'
  const daysBeforeSunday = getDayOfWeek(A_SUNDAY, locale)
  return WEEKDAYS[(7 - daysBeforeSunday) % 7] ?? 'mon'
}

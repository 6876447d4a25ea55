import { countryTag } from '@dayplate/dates'
import { CalendarDate, getDayOfWeek } from '@internationalized/date'

/** In the order of `getDayOfWeek` where the week starts on Sunday. */
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

export type Weekday = (typeof WEEKDAYS)[number]

const A_SUNDAY = new CalendarDate(2026, 1, 4)

/**
 * The day a week starts on. A language alone does not say: Americans start on Sunday, Britons on Monday. So the reader's
 * own region decides, where the browser names one for the language in use; otherwise it is Monday, as in ISO 8601.
 */
export function weekStart(language: string, preferred: readonly string[]): Weekday {
  const locale = countryTag(language, preferred)
  if (locale === null) return 'mon'
  const daysBeforeSunday = getDayOfWeek(A_SUNDAY, locale)
  return WEEKDAYS[(7 - daysBeforeSunday) % 7] ?? 'mon'
}

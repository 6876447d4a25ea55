import type { CalendarDay } from './calendar-day.ts'
import { dayNumber } from './day-number.ts'

const DAY_MS = 86_400_000

/**
 * `weekday`: Saturday; `short-weekday`: Sat; `day-month`: 21 November; `full`: Saturday 21 November; `full-year`: Saturday 21 November 2025; `long`: 21 November 2025;
 * `short`: 21 Nov; `medium`: 21 Nov 2025; `month`: Nov; `month-year`: November 2025.
 */
export type DayFormat = keyof typeof OPTIONS

const OPTIONS = {
  weekday: { weekday: 'long' },
  'short-weekday': { weekday: 'short' },
  'day-month': { day: 'numeric', month: 'long' },
  full: { weekday: 'long', day: 'numeric', month: 'long' },
  'full-year': { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'short' },
  'month-year': { month: 'long', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

/** English days use the British order, day before month, in the whole product. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' }

/** A day in words, in the language of a BCP 47 tag: formatDay(2025-11-21, 'pl', 'weekday') → "piątek". */
export function formatDay(day: CalendarDay, language: string, format: DayFormat): string {
  const formatter = new Intl.DateTimeFormat(LOCALES[language] ?? language, { ...OPTIONS[format], timeZone: 'UTC' })
  return formatter.format(dayNumber(day) * DAY_MS)
}

import type { CalendarDay } from './calendar-day.ts'
import { addDays } from './day-arithmetic.ts'
import { easterSunday } from './easter-sunday.ts'

/** Holidays with menus of their own. */
export const HOLIDAY_IDENTIFIERS = [
  'christmas-eve',
  'christmas',
  'easter',
  'fat-thursday',
  'all-saints',
  'halloween',
] as const
export type HolidayIdentifier = (typeof HOLIDAY_IDENTIFIERS)[number]

/** Holidays with the same date every year, by month and day. */
const FIXED: Readonly<Record<string, HolidayIdentifier>> = {
  '10-31': 'halloween',
  '11-01': 'all-saints',
  '12-24': 'christmas-eve',
  '12-25': 'christmas',
  '12-26': 'christmas',
}

/** Days from the Thursday before Ash Wednesday to Easter; Ash Wednesday is 46 days before Easter. */
const FAT_THURSDAY_TO_EASTER_DAYS = 52

/** The holiday of a day; null on other days. Easter covers its Sunday and Monday, Christmas 25 and 26 December. */
export function holidayOfDay(day: CalendarDay): HolidayIdentifier | null {
  const easter = easterSunday(Number(day.slice(0, 4)))
  if (day === easter || day === addDays(easter, 1)) return 'easter'
  if (day === addDays(easter, -FAT_THURSDAY_TO_EASTER_DAYS)) return 'fat-thursday'
  return FIXED[day.slice(5)] ?? null
}

import { holidays } from '@dayplate/catalogue'
import { type CalendarDay, holidayOfDay } from '@dayplate/dates'

/** The name of a day's holiday in the reader's language and the name of its icon; both null on other days. */
export function presentHoliday(day: CalendarDay, language: 'en' | 'pl') {
  const identifier = holidayOfDay(day)
  if (identifier === null) return { holiday: null, holidayIcon: null }
  const { name, icon } = holidays[identifier]
  return { holiday: name[language], holidayIcon: icon }
}

import { type CalendarDay, formatDay } from '@dayplate/dates'
import { readToday } from '../clock/today.ts'
import { useLanguage } from '../i18n/i18n.ts'
import { useTitlePart } from './use-document-title.ts'

/** Puts the day of a page into its title, with the year unless it is this year, because tabs and history list many days. */
export function useDayInTitle(day: CalendarDay): void {
  const language = useLanguage()
  const words = formatDay(day, language, isThisYear(day) ? 'full' : 'full-year')
  // A title starts with a capital letter, but not every language capitalises weekdays.
  useTitlePart(words.charAt(0).toLocaleUpperCase(language) + words.slice(1))
}

const isThisYear = (day: CalendarDay): boolean => day.slice(0, 4) === readToday().slice(0, 4)

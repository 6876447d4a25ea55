import { type CalendarDay, formatDay } from '@dayplate/dates'
import { useLanguage } from '../i18n/i18n.ts'
import { useTitlePart } from './use-document-title.ts'

/** Names the day of a page in its title, or the tabs and the history of somebody's days would all be called the same. */
export function useDayInTitle(day: CalendarDay): void {
  const language = useLanguage()
  const words = formatDay(day, language, 'full')
  // A title begins with a capital letter, which not every language's weekdays do.
  useTitlePart(words.charAt(0).toLocaleUpperCase(language) + words.slice(1))
}

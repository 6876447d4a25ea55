import { formatDay, parseCalendarDay } from '@dayplate/dates'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { useCalendarWording } from '../../../ui/wording/calendar-wording.tsx'

/** The help text of a date field: the date in words, so that day and month are not confused, or the date format if it is empty. */
export function useDateHelp(value: string | null | undefined): string {
  const t = useT()
  const language = useLanguage()
  const { datePattern, dateExample } = useCalendarWording()
  const day = parseCalendarDay(value)
  if (day === null) return t('diet-settings/date-help', { pattern: datePattern, example: dateExample })
  return formatDay(day, language, 'long')
}

import { formatDay, parseCalendarDay } from '@dayplate/dates'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { useCalendarWording } from '../../../ui/wording/calendar-wording.tsx'

/** What stands under a date field: the date in words, so that day and month are not mistaken; before there is one, how it is written. */
export function useDateHelp(value: string | null | undefined): string {
  const t = useT()
  const language = useLanguage()
  const { datePattern, dateExample } = useCalendarWording()
  const day = parseCalendarDay(value)
  if (day === null) return t('diet-settings/date-help', { pattern: datePattern, example: dateExample })
  return formatDay(day, language, 'long')
}

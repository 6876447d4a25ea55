import { formatDay, parseCalendarDay } from '@dayplate/dates'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'

/** The day of the last change of a text. */
export function ChangedOn({ day }: { readonly day: string }) {
  const t = useT()
  const language = useLanguage()
  const date = parseCalendarDay(day)
  return date === null ? null : t('content/changed-on', { date: formatDay(date, language, 'long') })
}

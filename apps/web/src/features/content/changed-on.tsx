import { formatDay, parseCalendarDay } from '@dayplate/dates'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'

/** The day a text last changed on, in words. */
export function ChangedOn({ day }: { readonly day: string }) {
  const t = useT()
  const language = useLanguage()
  const date = parseCalendarDay(day)
  return date === null ? null : t('content/changed-on', { date: formatDay(date, language, 'long') })
}

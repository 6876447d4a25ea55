import type { ReactNode } from 'react'
import { type CalendarWording, CalendarWordingProvider } from '../../ui/wording/calendar-wording.tsx'
import { useT } from './i18n.ts'

/** Gives date fields and calendars their words in the reader's language. Around those alone, because its texts (`needTexts('calendar')`) come with them. */
export function TranslatedCalendarWording({ children }: { readonly children: ReactNode }) {
  const t = useT()
  const wording: CalendarWording = {
    datePattern: t('ui/calendar/date-pattern'),
    dateFault: t('validation/date-format'),
    openCalendar: (label) => t('ui/calendar/open', { label }),
    calendarUnavailable: t('ui/calendar/unavailable'),
    previousMonth: t('ui/calendar/previous-month'),
    nextMonth: t('ui/calendar/next-month'),
    previousYear: t('ui/calendar/previous-year'),
    nextYear: t('ui/calendar/next-year'),
    previousDecade: t('ui/calendar/previous-decade'),
    nextDecade: t('ui/calendar/next-decade'),
    chooseMonth: (shown) => t('ui/calendar/choose-month', { shown }),
    chooseYear: (shown) => t('ui/calendar/choose-year', { shown }),
  }
  return <CalendarWordingProvider value={wording}>{children}</CalendarWordingProvider>
}

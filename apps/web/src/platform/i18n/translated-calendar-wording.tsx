import { dateNotation, writeDate } from '@dayplate/dates'
import type { ReactNode } from 'react'
import { type CalendarWording, CalendarWordingProvider } from '../../ui/wording/calendar-wording.tsx'
import { useLanguage, useT } from './i18n.ts'

/** A day of birth, which most fields ask for. */
const DAY_OF_BIRTH = '1990-05-14'

interface TranslatedCalendarWordingProps {
  /** A date like those that are typed. Its day is higher than any month, so that it shows which number is the day. */
  readonly example?: string
  readonly children: ReactNode
}

/**
 * Gives date fields and calendars their words in the reader's language. Used only around them, because it loads its own texts
 * (`loadMessages('calendar')`).
 */
export function TranslatedCalendarWording({ example = DAY_OF_BIRTH, children }: TranslatedCalendarWordingProps) {
  const t = useT()
  const notation = dateNotation(useLanguage(), navigator.languages)
  const [year, month, day] = t('ui/calendar/date-pattern').split('-')
  const letters = { year, month, day }
  const dateExample = writeDate(example, notation)
  const wording: CalendarWording = {
    notation,
    datePattern: notation.order.map((part) => letters[part]).join(notation.separator),
    dateExample,
    dateError: `${t('validation/date-format')} ${t('ui/calendar/date-like', { example: dateExample })}`,
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

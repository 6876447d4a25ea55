import type { Translate } from '@dayplate/messages'
import type { CalendarWording } from '../../ui/wording/calendar-wording.ts'

export const calendarWords = (t: Translate): CalendarWording => ({
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
})

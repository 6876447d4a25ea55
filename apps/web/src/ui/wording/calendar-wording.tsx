import { createContext, useContext } from 'react'

/** What the date field and its calendar say by themselves. */
export interface CalendarWording {
  /** How a date is written, shown in an empty field: YYYY-MM-DD. */
  readonly datePattern: string
  /** What is wrong with text that is no date. */
  readonly dateFault: string
  readonly openCalendar: (label: string) => string
  readonly calendarUnavailable: string
  readonly previousMonth: string
  readonly nextMonth: string
  readonly previousYear: string
  readonly nextYear: string
  readonly previousDecade: string
  readonly nextDecade: string
  /** Of the title of a month, which leads to the year it is in. */
  readonly chooseMonth: (shown: string) => string
  /** Of the title of a year, which leads to the decade it is in. */
  readonly chooseYear: (shown: string) => string
}

const ENGLISH: CalendarWording = {
  datePattern: 'YYYY-MM-DD',
  dateFault: 'Date format is incorrect.',
  openCalendar: (label) => `Open calendar: ${label}`,
  calendarUnavailable: 'The calendar didn’t load. You can type the date.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
  chooseMonth: (shown) => `${shown}, choose another month`,
  chooseYear: (shown) => `${shown}, choose another year`,
}

const CalendarWordingContext = createContext<CalendarWording>(ENGLISH)

export const CalendarWordingProvider = CalendarWordingContext.Provider

export function useCalendarWording(): CalendarWording {
  return useContext(CalendarWordingContext)
}

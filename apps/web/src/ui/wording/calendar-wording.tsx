import type { DateNotation } from '@dayplate/dates'
import { createContext, useContext } from 'react'

/** What the date field and its calendar say by themselves. */
export interface CalendarWording {
  /** How the reader writes a date in figures. */
  readonly notation: DateNotation
  /** The same in letters, shown in an empty field: DD/MM/YYYY. */
  readonly datePattern: string
  /** A date written so. */
  readonly dateExample: string
  /** What is wrong with text that is no date. */
  readonly dateError: string
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
  notation: { order: ['day', 'month', 'year'], separator: '/' },
  datePattern: 'DD/MM/YYYY',
  dateExample: '14/05/1990',
  dateError: 'Date format is incorrect. Enter it like 14/05/1990',
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

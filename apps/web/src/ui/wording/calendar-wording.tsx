import type { DateNotation } from '@dayplate/dates'
import { createContext, useContext } from 'react'

/** Texts of the date field and its calendar. */
export interface CalendarWording {
  /** How the reader writes a date in digits. */
  readonly notation: DateNotation
  /** The notation in letters, shown in an empty field: DD/MM/YYYY. */
  readonly datePattern: string
  /** An example date in this notation. */
  readonly dateExample: string
  /** The error for text that is not a date. */
  readonly dateError: string
  readonly openCalendar: (label: string) => string
  readonly calendarUnavailable: string
  readonly previousMonth: string
  readonly nextMonth: string
  readonly previousYear: string
  readonly nextYear: string
  readonly previousDecade: string
  readonly nextDecade: string
  /** The label of a month's title, which opens its year. */
  readonly chooseMonth: (shown: string) => string
  /** The label of a year's title, which opens its decade. */
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

import { type CalendarDay, formatDay } from '@dayplate/dates'
import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'

/** Who reads, and when. */
export interface Reader {
  readonly language: string
  readonly today: CalendarDay
}

/** "Sat 21 Nov – Fri 27 Nov", or a single day. The year is named where it is not this one. */
export const periodInWords = ({ start, end }: ShoppingPeriod, reader: Reader): string =>
  start === end ? dayInWords(start, reader) : `${dayInWords(start, reader)} – ${dayInWords(end, reader)}`

const YEAR_DIGITS = 4
const isSameYear = (a: CalendarDay, b: CalendarDay): boolean => a.slice(0, YEAR_DIGITS) === b.slice(0, YEAR_DIGITS)

const dayInWords = (day: CalendarDay, { language, today }: Reader): string =>
  `${formatDay(day, language, 'short-weekday')} ${formatDay(day, language, isSameYear(day, today) ? 'short' : 'medium')}`
    // A line breaks between two days, never inside one.
    .replaceAll(' ', '\u00A0')

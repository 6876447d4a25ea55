import { type CalendarDay, formatDay } from '@dayplate/dates'
import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'

/** "Sat 21 Nov – Fri 27 Nov", or a single day. */
export const periodInWords = ({ start, end }: ShoppingPeriod, language: string): string =>
  start === end ? dayInWords(start, language) : `${dayInWords(start, language)} – ${dayInWords(end, language)}`

const dayInWords = (day: CalendarDay, language: string): string =>
  `${formatDay(day, language, 'short-weekday')} ${formatDay(day, language, 'short')}`

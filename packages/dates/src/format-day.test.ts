import { expect, it } from 'vitest'
import { requireCalendarDay } from './calendar-day.ts'
import { type DayFormat, formatDay } from './format-day.ts'

const DAY = requireCalendarDay('2025-11-21')

it.each<[DayFormat, string, string]>([
  ['weekday', 'Friday', 'piątek'],
  ['short-weekday', 'Fri', 'pt.'],
  ['day-month', '21 November', '21 listopada'],
  ['full', 'Friday 21 November', 'piątek, 21 listopada'],
  ['long', '21 November 2025', '21 listopada 2025'],
  ['short', '21 Nov', '21 lis'],
  ['medium', '21 Nov 2025', '21 lis 2025'],
  ['month', 'Nov', 'lis'],
  ['month-year', 'November 2025', 'listopad 2025'],
])('writes the %s of a day as %s and %s', (format, english, polish) => {
  expect(formatDay(DAY, 'en', format)).toBe(english)
  expect(formatDay(DAY, 'pl', format)).toBe(polish)
})

it('writes the same day on machines in any time zone', () => {
  expect(formatDay(requireCalendarDay('2025-03-30'), 'en', 'day-month')).toBe('30 March')
})

import { requireCalendarDay } from '@dayplate/dates'
import { expect, it } from 'vitest'
import { WHOLE_CALENDAR } from './calendar-span.ts'
import { inMonth, inYear } from './move-day.ts'

it('keeps the day of the month if the other month has it', () => {
  expect(inMonth(requireCalendarDay('2025-01-31'), 2025 * 12 + 1, WHOLE_CALENDAR)).toBe('2025-02-28')
  expect(inMonth(requireCalendarDay('2025-01-15'), 1980 * 12 + 11, WHOLE_CALENDAR)).toBe('1980-12-15')
})

it('moves to another year and stays inside the range', () => {
  expect(inYear(requireCalendarDay('2024-02-29'), 2023, WHOLE_CALENDAR)).toBe('2023-02-28')
  const span = { first: requireCalendarDay('1990-05-10'), last: requireCalendarDay('2000-01-01') }
  expect(inYear(requireCalendarDay('1995-01-01'), 1990, span)).toBe('1990-05-10')
})

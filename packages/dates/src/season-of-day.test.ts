import { expect, it } from 'vitest'
import { requireCalendarDay } from './calendar-day.ts'
import { seasonOfDay } from './season-of-day.ts'

it.each([
  ['2025-02-28', 'winter'],
  ['2025-03-01', 'spring'],
  ['2025-05-31', 'spring'],
  ['2025-06-01', 'summer'],
  ['2025-08-31', 'summer'],
  ['2025-09-01', 'autumn'],
  ['2025-11-30', 'autumn'],
  ['2025-12-01', 'winter'],
  ['2026-01-15', 'winter'],
])('%s is in %s', (day, season) => {
  expect(seasonOfDay(requireCalendarDay(day))).toBe(season)
})

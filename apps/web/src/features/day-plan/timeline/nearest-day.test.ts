import { addDays, daysFrom, requireCalendarDay } from '@dayplate/dates'
import { expect, it } from 'vitest'
import { nearestDay } from './nearest-day.ts'

const FIRST = requireCalendarDay('2026-11-21')
const ROW = daysFrom(FIRST, 10).map((date) => ({ date }))

it('returns the day itself if the row contains it', () => {
  expect(nearestDay(ROW, addDays(FIRST, 3))).toBe(addDays(FIRST, 3))
})

it('returns the nearer end of the row for a day outside it', () => {
  expect(nearestDay(ROW, addDays(FIRST, -1))).toBe(FIRST)
  expect(nearestDay(ROW, addDays(FIRST, 40))).toBe(addDays(FIRST, 9))
})

it('returns null for an empty row', () => {
  expect(nearestDay([], FIRST)).toBeNull()
})

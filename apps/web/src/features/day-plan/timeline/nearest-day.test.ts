import { addDays, daysFrom, requireCalendarDay } from '@dayplate/dates'
import { expect, it } from 'vitest'
import { nearestDay } from './nearest-day.ts'

const FIRST = requireCalendarDay('2026-11-21')
const ROW = daysFrom(FIRST, 10).map((date) => ({ date }))

it('is the day itself where the row has it', () => {
  expect(nearestDay(ROW, addDays(FIRST, 3))).toBe(addDays(FIRST, 3))
})

it('is the end of the row that a day lies beyond', () => {
  expect(nearestDay(ROW, addDays(FIRST, -1))).toBe(FIRST)
  expect(nearestDay(ROW, addDays(FIRST, 40))).toBe(addDays(FIRST, 9))
})

it('is none in an empty row', () => {
  expect(nearestDay([], FIRST)).toBeNull()
})

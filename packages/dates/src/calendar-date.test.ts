import { describe, expect, it } from 'vitest'
import { toCalendarDate, toCalendarDay, weekday } from './calendar-date.ts'
import { requireCalendarDay } from './calendar-day.ts'
import { addDays } from './day-arithmetic.ts'

describe('toCalendarDate', () => {
  it('is undone by toCalendarDay', () => {
    const day = requireCalendarDay('2025-11-21')
    expect(toCalendarDay(toCalendarDate(day))).toBe(day)
  })
})

describe('weekday', () => {
  it('counts from Monday', () => {
    const monday = requireCalendarDay('2025-01-06')
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((days) => weekday(addDays(monday, days)))).toEqual([1, 2, 3, 4, 5, 6, 7, 1])
  })
})

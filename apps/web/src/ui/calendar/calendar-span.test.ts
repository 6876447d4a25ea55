import { requireCalendarDay } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import { monthBounds, nearestDay, WHOLE_CALENDAR, yearBounds } from './calendar-span.ts'

const span = (first: string, last: string) => ({ first: requireCalendarDay(first), last: requireCalendarDay(last) })

describe('the span of the calendar', () => {
  it('is 1900 to 2100', () => {
    expect(yearBounds(WHOLE_CALENDAR)).toEqual({ least: 1900, most: 2100 })
  })

  it('throws when the last year is below the first', () => {
    expect(() => yearBounds(span('2001-01-01', '2000-12-31'))).toThrow(RangeError)
    expect(() => monthBounds(span('2000-03-01', '2000-02-01'))).toThrow(RangeError)
    expect(yearBounds(span('2000-12-31', '2000-01-01'))).toEqual({ least: 2000, most: 2000 })
  })

  it('finds the nearest available day for every day', () => {
    const window = span('2026-11-22', '2026-12-05')
    const nearest = (day: string) => nearestDay(requireCalendarDay(day), window)
    expect(['2026-11-21', '2026-11-30', '2026-12-06'].map(nearest)).toEqual(['2026-11-22', '2026-11-30', '2026-12-05'])
  })
})

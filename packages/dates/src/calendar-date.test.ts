import { describe, expect, it } from 'vitest'
import { toCalendarDate, toCalendarDay } from './calendar-date.ts'
import { requireCalendarDay } from './calendar-day.ts'

describe('toCalendarDate', () => {
  it('is undone by toCalendarDay', () => {
    const day = requireCalendarDay('2025-11-21')
    expect(toCalendarDay(toCalendarDate(day))).toBe(day)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCalendarDate } from './calendar-date.ts'
import { requireCalendarDay } from './calendar-day.ts'
import { dayNumber, dayOfNumber } from './day-number.ts'

const FIRST = dayNumber(requireCalendarDay('1900-01-01'))
const LAST = dayNumber(requireCalendarDay('2100-12-31'))
const anyNumber = fc.integer({ min: FIRST, max: LAST })

describe('the number of a day', () => {
  it('is 0 on 1 January 1970', () => {
    expect(dayNumber(requireCalendarDay('1970-01-01'))).toBe(0)
    expect(dayOfNumber(-1)).toBe('1969-12-31')
  })

  it('numbers every day of the calendar once, in order, as the built-in calendar does', () => {
    const numbers = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index)
    const wrong = numbers.filter((number) => {
      const day = dayOfNumber(number)
      const builtIn = new Date(number * 86_400_000).toISOString().slice(0, 10)
      return day !== builtIn || dayNumber(day) !== number
    })
    expect(wrong).toEqual([])
    expect(numbers).toHaveLength(73_414)
  })

  it('agrees with the calendar library', () => {
    fc.assert(
      fc.property(anyNumber, fc.integer({ min: -400, max: 400 }), (number, days) => {
        fc.pre(number + days >= FIRST && number + days <= LAST)
        const date = toCalendarDate(requireCalendarDay(dayOfNumber(number)))
        expect(dayOfNumber(number + days)).toBe(date.add({ days }).toString())
      }),
    )
  })

  it('is limited to the years of the calendar', () => {
    expect([dayOfNumber(FIRST - 1), dayOfNumber(LAST + 1)]).toEqual([null, null])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requireCalendarDay } from './calendar-day.ts'
import {
  addDays,
  compareDays,
  daysBetween,
  daysFrom,
  earlierDay,
  laterDay,
  weekday,
  yearsBetween,
} from './day-arithmetic.ts'

const FIRST = requireCalendarDay('1900-01-01')
/** Days from 1900-01-01 to 2100-12-31. */
const CALENDAR_DAYS = 73_413
const anyDay = fc.integer({ min: 0, max: CALENDAR_DAYS }).map((days) => addDays(FIRST, days))

describe('addDays', () => {
  it('crosses months, years and leap days', () => {
    expect(addDays(requireCalendarDay('2024-02-28'), 1)).toBe('2024-02-29')
    expect(addDays(requireCalendarDay('2023-02-28'), 1)).toBe('2023-03-01')
    expect(addDays(requireCalendarDay('2024-12-31'), 1)).toBe('2025-01-01')
    expect(addDays(requireCalendarDay('2025-01-01'), -1)).toBe('2024-12-31')
  })

  it('throws beyond the ends of the calendar', () => {
    expect(() => addDays(FIRST, -1)).toThrow(RangeError)
    expect(() => addDays(FIRST, CALENDAR_DAYS + 1)).toThrow(RangeError)
  })

  it('moves by exactly 24 hours of UTC for each day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (day, days) => {
        const expected = new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
        fc.pre(expected >= '1900-01-01' && expected <= '2100-12-31')
        expect(addDays(day, days)).toBe(expected)
      }),
    )
  })
})

describe('daysBetween', () => {
  it('is undone by addDays', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to)
      }),
    )
  })
})

describe('compareDays', () => {
  it('orders days as their texts are ordered', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(Math.sign(compareDays(a, b))).toBe(a < b ? -1 : a > b ? 1 : 0)
        expect([earlierDay(a, b), laterDay(a, b)]).toEqual([a, b].toSorted())
      }),
    )
  })
})

describe('yearsBetween', () => {
  const age = (born: string, on: string) => yearsBetween(requireCalendarDay(born), requireCalendarDay(on))

  it('counts a year on the birthday, not the day before', () => {
    expect(age('1980-06-15', '2025-06-14')).toBe(44)
    expect(age('1980-06-15', '2025-06-15')).toBe(45)
  })

  it('counts a birthday on 29 February on 1 March of a common year', () => {
    expect(age('2004-02-29', '2022-02-28')).toBe(17)
    expect(age('2004-02-29', '2022-03-01')).toBe(18)
    expect(age('2004-02-29', '2024-02-28')).toBe(19)
    expect(age('2004-02-29', '2024-02-29')).toBe(20)
  })

  it('is negative before birth', () => {
    expect(age('2025-01-02', '2025-01-01')).toBe(-1)
  })

  it('never decreases over time', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (born, day) => {
        fc.pre(day < '2100-12-31')
        const growth = yearsBetween(born, addDays(day, 1)) - yearsBetween(born, day)
        expect(growth === 0 || growth === 1).toBe(true)
      }),
    )
  })
})

describe('daysFrom', () => {
  it('lists consecutive days', () => {
    expect(daysFrom(requireCalendarDay('2025-02-27'), 3)).toEqual(['2025-02-27', '2025-02-28', '2025-03-01'])
    expect(daysFrom(FIRST, 0)).toEqual([])
    expect(daysFrom(FIRST, -2)).toEqual([])
  })
})

describe('weekday', () => {
  it('numbers Monday 1', () => {
    const monday = requireCalendarDay('2025-01-06')
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((days) => weekday(addDays(monday, days)))).toEqual([1, 2, 3, 4, 5, 6, 7, 1])
  })

  it('agrees with the built-in calendar, also before 1970', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(weekday(day) % 7).toBe(new Date(`${day}T00:00Z`).getUTCDay())
      }),
    )
  })
})

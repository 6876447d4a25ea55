import { describe, expect, it } from 'vitest'
import { FIRST_YEAR, LAST_YEAR, requireCalendarDay } from './calendar-day.ts'
import { daysFrom, weekday } from './day-arithmetic.ts'
import { HOLIDAY_IDENTIFIERS, holidayOfDay } from './holiday-of-day.ts'

/** Every day of a year; in a leap year without 31 December, which is no holiday. */
const daysOf = (year: number) => daysFrom(requireCalendarDay(`${year}-01-01`), 365)

describe('holidayOfDay', () => {
  it.each([
    ['2025-02-27', 'fat-thursday'],
    ['2025-04-20', 'easter'],
    ['2025-04-21', 'easter'],
    ['2026-02-12', 'fat-thursday'],
    ['2026-04-05', 'easter'],
    ['2026-04-06', 'easter'],
    ['2026-10-31', 'halloween'],
    ['2026-11-01', 'all-saints'],
    ['2026-12-24', 'christmas-eve'],
    ['2026-12-25', 'christmas'],
    ['2026-12-26', 'christmas'],
    ['2027-02-04', 'fat-thursday'],
  ])('of %s is %s', (day, holiday) => {
    expect(holidayOfDay(requireCalendarDay(day))).toBe(holiday)
  })

  it.each([
    '2026-04-04',
    '2026-04-07',
    '2026-02-11',
    '2026-02-13',
    '2026-10-30',
    '2026-11-02',
    '2026-12-23',
    '2026-12-27',
  ])('%s, next to a holiday, is none', (day) => {
    expect(holidayOfDay(requireCalendarDay(day))).toBeNull()
  })

  it('finds eight days of six holidays in every year, including a Thursday, a Sunday and a Monday', () => {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
      const found = daysOf(year).flatMap((day) => {
        const holiday = holidayOfDay(day)
        return holiday === null ? [] : [{ day, holiday }]
      })
      expect(found).toHaveLength(8)
      expect(new Set(found.map(({ holiday }) => holiday))).toEqual(new Set(HOLIDAY_IDENTIFIERS))
      const weekdays = found.filter(({ holiday }) => /easter|fat/.test(holiday)).map(({ day }) => weekday(day))
      expect(weekdays).toEqual([4, 7, 1])
    }
  })
})

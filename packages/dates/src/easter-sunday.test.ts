import { describe, expect, it } from 'vitest'
import { FIRST_YEAR, LAST_YEAR } from './calendar-day.ts'
import { weekday } from './day-arithmetic.ts'
import { easterSunday } from './easter-sunday.ts'

const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index)

describe('easterSunday', () => {
  // Dates of Easter Day, Astronomical Society of South Australia and the U.S. Census Bureau's genealogy table 1600–2099:
  // the earliest and latest of our calendar, the two exceptions of the Gregorian rule (1954, 1981), and recent years.
  it.each([
    [1900, '1900-04-15'],
    [1913, '1913-03-23'],
    [1943, '1943-04-25'],
    [1954, '1954-04-18'],
    [1961, '1961-04-02'],
    [1981, '1981-04-19'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2100, '2100-03-28'],
  ])('of %i is %s', (year, day) => {
    expect(easterSunday(year)).toBe(day)
  })

  it('is a Sunday from 22 March to 25 April in every year of the calendar', () => {
    const days = YEARS.map(easterSunday)
    expect(days.filter((day) => weekday(day) !== 7)).toEqual([])
    expect(days.filter((day) => day.slice(5) < '03-22' || day.slice(5) > '04-25')).toEqual([])
  })

  it.each([1899, 2101, 2026.5])('refuses the year %d', (year) => {
    expect(() => easterSunday(year)).toThrow(RangeError)
  })
})

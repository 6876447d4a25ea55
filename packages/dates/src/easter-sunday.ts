import { type CalendarDay, FIRST_YEAR, LAST_YEAR, requireCalendarDay } from './calendar-day.ts'

/**
 * Easter Sunday of the western churches in a Gregorian year, 22 March to 25 April: the anonymous Gregorian computus
 * (Nature, 20 April 1876, p. 487; Meeus 1991, "Astronomical Algorithms", chapter 8; the names of its steps are ours).
 * Throws a RangeError outside 1900–2100.
 */
export function easterSunday(year: number): CalendarDay {
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) {
    throw new RangeError(`${year} is outside the calendar`)
  }
  const goldenYear = year % 19
  const epact = epactOf(year, goldenYear)
  const toSunday = daysToSunday(year, epact)
  const correction = Math.floor((goldenYear + 11 * epact + 22 * toSunday) / 451)
  // Encodes month and day: the quotient by 31 is the month, the remainder the day from 0.
  const count = epact + toSunday - 7 * correction + 114
  const month = String(Math.floor(count / 31)).padStart(2, '0')
  return requireCalendarDay(`${year}-${month}-${String((count % 31) + 1).padStart(2, '0')}`)
}

/** Days from 21 March to the ecclesiastical full moon, before its two exceptions. */
function epactOf(year: number, goldenYear: number): number {
  const century = Math.floor(year / 100)
  const leapCenturies = Math.floor(century / 4)
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  return (19 * goldenYear + century - leapCenturies - moonShift + 15) % 30
}

/** Days from the day after that full moon to a Sunday, 0 to 6. */
function daysToSunday(year: number, epact: number): number {
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  return (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
}

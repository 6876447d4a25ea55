import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './day-arithmetic.ts'
import { requireCalendarDay } from './calendar-day.ts'
import { dateNotation, readDate, writeDate } from './date-notation.ts'

const POLISH = dateNotation('pl', [])
const BRITISH = dateNotation('en', [])
const AMERICAN = dateNotation('en', ['pl-PL', 'en-US'])

describe('dateNotation', () => {
  it("uses the format of the language in the reader's country, if a language tag names one", () => {
    expect(writeDate('1990-05-14', POLISH)).toBe('14.05.1990')
    expect(writeDate('1990-05-14', BRITISH)).toBe('14/05/1990')
    expect(writeDate('1990-05-14', AMERICAN)).toBe('05/14/1990')
  })

  it('ignores invalid language tags, which browsers send on systems without a language', () => {
    expect(dateNotation('en', ['en-US@posix'])).toEqual(BRITISH)
  })

  it('follows the language of the interface, not another language of the reader', () => {
    expect(dateNotation('pl', ['en-US', 'pl-PL'])).toEqual(POLISH)
  })
})

describe('readDate', () => {
  it.each([
    ['14.05.1990', '1990-05-14'],
    ['5.1.1990', '1990-01-05'],
    ['14/05/1990', '1990-05-14'],
    ['14 . 5 . 1990 ', '1990-05-14'],
    ['14051990', '1990-05-14'],
    ['19900514', '1990-05-14'],
    ['1990-05-14', '1990-05-14'],
    // A valid day of another century, so that validation can explain why it is refused.
    ['14.05.1890', '1890-05-14'],
  ])('reads %j in Polish as %j', (typed, text) => {
    expect(readDate(typed, POLISH)).toBe(text)
  })

  it('reads the month first for an American', () => {
    expect(readDate('05/14/1990', AMERICAN)).toBe('1990-05-14')
    expect(readDate('05141990', AMERICAN)).toBe('1990-05-14')
  })

  it.each(['2025-1-5', '14.5.90', 'jutro', '2025-01-055', '31.02.1990', '1990-02-31', '', '1980010'])(
    'leaves %j to be corrected',
    (typed) => {
      expect(readDate(typed, POLISH)).toBe(typed)
    },
  )

  it('is as strict as the gateway when the year comes first, in every notation', () => {
    const canadian = dateNotation('en', ['en-CA'])
    expect(writeDate('1990-05-14', canadian)).toBe('1990-05-14')
    expect(readDate('2025-1-5', canadian)).toBe('2025-1-5')
  })

  it('reads back every day it writes, with and without its separators', () => {
    const days = fc.integer({ min: 0, max: 73_000 }).map((count) => addDays(requireCalendarDay('1900-01-01'), count))
    fc.assert(
      fc.property(days, fc.constantFrom(POLISH, BRITISH, AMERICAN), (day, notation) => {
        const written = writeDate(day, notation)
        expect(readDate(written, notation)).toBe(day)
        expect(readDate(written.replaceAll(notation.separator, ''), notation)).toBe(day)
        expect(readDate(day, notation)).toBe(day)
        expect(readDate(day.replaceAll('-', ''), notation)).toBe(day)
      }),
    )
  })
})

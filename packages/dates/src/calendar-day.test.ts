import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCalendarDay, requireCalendarDay } from './calendar-day.ts'

describe('parseCalendarDay', () => {
  it.each(['2024-02-29', '1900-01-01', '2100-12-31', '2000-02-29'])('reads %s', (text) => {
    expect(parseCalendarDay(text)).toBe(text)
  })

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '1899-12-31',
    '2101-01-01',
    '2024-1-01',
    ' 2024-01-01',
    '2024-01-01T00:00',
    '20240101',
    '２０２４-01-01',
    '',
    null,
    undefined,
    20240101,
    new Date(0),
    ['2024-01-01'],
  ])('refuses %j', (value) => {
    expect(parseCalendarDay(value)).toBeNull()
  })

  it('never throws, and accepts only what it writes itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.anything()), (value) => {
        const day = parseCalendarDay(value)
        expect(day === null || day === value).toBe(true)
      }),
    )
  })

  it('agrees with the built-in calendar on which days exist', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1890, max: 2110 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (...parts) => {
          const [year, month, dayOfMonth] = parts
          const text = [String(year), String(month).padStart(2, '0'), String(dayOfMonth).padStart(2, '0')].join('-')
          const date = new Date(Date.UTC(year, month - 1, dayOfMonth))
          const exists = date.toISOString().startsWith(text) && year >= 1900 && year <= 2100
          expect(parseCalendarDay(text) !== null).toBe(exists)
        },
      ),
    )
  })
})

describe('requireCalendarDay', () => {
  it('throws for a day that does not exist', () => {
    const failure = new RangeError('Failed to parse string as a date', { cause: '2023-02-29' })
    expect(() => requireCalendarDay('2023-02-29')).toThrow(failure)
  })
})

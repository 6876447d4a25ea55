import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './day-arithmetic.ts'
import { dayOfInstant, hourOfInstant, isTimeZone } from './time-zone.ts'

const WARSAW = 'Europe/Warsaw'
const at = (iso: string, zone = WARSAW) => dayOfInstant(Date.parse(iso), zone)

describe('isTimeZone', () => {
  it.each(['Europe/Warsaw', 'UTC', 'America/Argentina/Buenos_Aires', 'Pacific/Kiritimati'])('accepts %s', (name) => {
    expect(isTimeZone(name)).toBe(true)
  })

  it.each(['Europe/Atlantis', '', '+02:00', 'x'.repeat(500), null, 7])('refuses %j', (name) => {
    expect(isTimeZone(name)).toBe(false)
  })
})

describe('dayOfInstant', () => {
  it('changes at local midnight on the night clocks go forward (30 March 2025, 23 hours long)', () => {
    expect(at('2025-03-29T22:59:59Z')).toBe('2025-03-29')
    expect(at('2025-03-29T23:00:00Z')).toBe('2025-03-30')
    expect(at('2025-03-30T00:59:59Z')).toBe('2025-03-30')
    expect(at('2025-03-30T01:00:00Z')).toBe('2025-03-30')
    expect(at('2025-03-30T21:59:59Z')).toBe('2025-03-30')
    expect(at('2025-03-30T22:00:00Z')).toBe('2025-03-31')
  })

  it('changes at local midnight on the night clocks go back (26 October 2025, 25 hours long)', () => {
    expect(at('2025-10-25T21:59:59Z')).toBe('2025-10-25')
    expect(at('2025-10-25T22:00:00Z')).toBe('2025-10-26')
    expect(at('2025-10-26T00:30:00Z')).toBe('2025-10-26')
    expect(at('2025-10-26T01:30:00Z')).toBe('2025-10-26')
    expect(at('2025-10-26T22:59:59Z')).toBe('2025-10-26')
    expect(at('2025-10-26T23:00:00Z')).toBe('2025-10-27')
  })

  it('depends on the zone, not on the machine', () => {
    expect(at('2025-11-21T11:00:00Z', 'Pacific/Kiritimati')).toBe('2025-11-22')
    expect(at('2025-11-21T11:00:00Z', 'Pacific/Pago_Pago')).toBe('2025-11-21')
    expect(at('2025-11-21T10:59:59Z', 'Pacific/Pago_Pago')).toBe('2025-11-20')
  })

  it('throws for an unknown zone', () => {
    expect(() => at('2025-11-21T11:00:00Z', 'Europe/Atlantis')).toThrow(RangeError)
  })

  it.each(['1899-12-31T22:59:59Z', '2100-12-31T23:30:00Z', '-001949-07-01T12:00:00Z'])(
    'throws for %s, which is outside the calendar',
    (moment) => {
      expect(() => at(moment, 'Etc/GMT-1')).toThrow(RangeError)
    },
  )

  it('is the same or the next day 24 hours later, even within an hour of a clock change', () => {
    const zones = fc.constantFrom(WARSAW, 'America/New_York', 'Australia/Lord_Howe', 'UTC')
    const moments = fc.date({ min: new Date('1970-01-02'), max: new Date('2099-12-30'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const today = dayOfInstant(moment.getTime(), zone)
        const halfADayOn = dayOfInstant(moment.getTime() + 12 * 3_600_000, zone)
        const twoDaysOn = dayOfInstant(moment.getTime() + 49 * 3_600_000, zone)
        expect([today, addDays(today, 1)]).toContain(halfADayOn)
        expect([addDays(today, 2), addDays(today, 3)]).toContain(twoDaysOn)
      }),
    )
  })

  it('agrees with the built-in calendar of browsers and Node', () => {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone: WARSAW })
    const moments = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-12-30'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, (moment) => {
        expect(dayOfInstant(moment.getTime(), WARSAW)).toBe(format.format(moment))
      }),
    )
  })
})

describe('hourOfInstant', () => {
  it.each([
    ['2026-11-27T06:59:59Z', WARSAW, 7],
    ['2026-11-26T23:30:00Z', WARSAW, 0],
    ['2026-11-27T12:00:00Z', 'Asia/Kolkata', 17],
    // In the nights when the clocks change, 2:30 does not exist in spring and comes twice in autumn.
    ['2027-03-28T01:30:00Z', WARSAW, 3],
    ['2027-10-31T00:30:00Z', WARSAW, 2],
    ['2027-10-31T01:30:00Z', WARSAW, 2],
  ])('is the hour on the clock: %s in %s is %i', (moment, zone, hour) => {
    expect(hourOfInstant(Date.parse(moment), zone)).toBe(hour)
  })
})

import { addDays, requireCalendarDay } from '@dayplate/dates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayTicks } from './day-ticks.ts'

const START = requireCalendarDay('2026-05-23')

describe('dayTicks', () => {
  it('labels every day of a week', () => {
    expect(dayTicks({ start: START, end: addDays(START, 6) }, 7)).toHaveLength(7)
  })

  it('labels one day if the period has one, or if only one fits', () => {
    expect(dayTicks({ start: START, end: START }, 6)).toEqual([START])
    expect(dayTicks({ start: START, end: addDays(START, 30) }, 0.4)).toEqual([addDays(START, 30)])
  })

  it('returns at most the given number of days, all different, in order and within the period', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 183 }), fc.integer({ min: 2, max: 7 }), (days, most) => {
        const end = addDays(START, days)
        const ticks = dayTicks({ start: START, end }, most)
        expect(ticks.length).toBeLessThanOrEqual(most)
        expect([ticks[0], ticks.at(-1)]).toEqual([START, end])
        expect([...new Set(ticks)].toSorted()).toEqual(ticks)
      }),
    )
  })
})

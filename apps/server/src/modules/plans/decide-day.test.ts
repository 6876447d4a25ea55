import { addDays, requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import { decideDay } from './decide-day.ts'
import type { DayState, StoredDay } from './plans.repository.ts'

const TODAY = requireCalendarDay('2026-11-21')
const day = (days: number): CalendarDay => addDays(TODAY, days)

const storedDay = (date: CalendarDay): StoredDay => ({
  date,
  setId: 'set',
  dietId: 3,
  phase: 'start',
  document: {
    engineVersion: '1',
    catalogueVersion: 'c',
    seed: 's',
    meals: [],
    proof: { target: NOTHING, actual: NOTHING, deviation: NOTHING, holds: true, reasons: [] },
  },
  eaten: [],
})
const NOTHING = { kcal: 0, proteinG: 0, fatG: 0, carbohydrateG: 0 }

/** A plan from 5 days ago to 20 days ahead, with access for a month. */
const running: DayState = {
  hasSeenIntroduction: true,
  hasSettings: true,
  grants: [{ startsOn: day(-10), endsOn: day(30) }],
  firstDay: day(-5),
  previousDay: day(-1),
  nextDay: day(1),
  day: null,
}
const decide = (state: Partial<DayState>, date = TODAY) => decideDay({ ...running, ...state }, { date, today: TODAY })

describe('decideDay', () => {
  it('asks for access before anything else', () => {
    expect(decide({ grants: [], hasSettings: false })).toEqual({ kind: 'unauthorized' })
  })

  it('lets nobody in whose access ended yesterday, even for a day that was paid for', () => {
    expect(decide({ grants: [{ startsOn: day(-9), endsOn: day(-1) }], day: storedDay(day(-3)) }, day(-3))).toEqual({
      kind: 'unauthorized',
    })
  })

  it('asks for settings before the introduction', () => {
    expect(decide({ hasSettings: false, firstDay: null, hasSeenIntroduction: false })).toEqual({
      kind: 'settings-needed',
    })
  })

  it('is expired the day after the last day of access, not on it', () => {
    expect(decide({}, day(31))).toEqual({ kind: 'expired', accessTo: day(30) })
    expect(decide({ day: storedDay(day(30)) }, day(30)).kind).toBe('normal')
  })

  it('never expires for life', () => {
    expect(decide({ grants: [{ startsOn: day(-1), endsOn: null }], nextDay: null }, day(900))).toEqual({
      kind: 'redirect',
      date: day(-1),
    })
  })

  it('counts the days to a start that lies ahead from today, whatever day is asked', () => {
    const ahead = { firstDay: day(4), previousDay: null, nextDay: day(4), hasSeenIntroduction: false }
    expect(decide(ahead)).toEqual({ kind: 'future', startDate: day(4), daysToStart: 4 })
    expect(decide(ahead, day(2))).toEqual({ kind: 'future', startDate: day(4), daysToStart: 4 })
  })

  it('wants the introduction on the first day, not before it', () => {
    const unseen = { hasSeenIntroduction: false, day: storedDay(TODAY) }
    expect(decide({ ...unseen, firstDay: TODAY })).toEqual({ kind: 'introduction-needed' })
    expect(decide({ ...unseen, firstDay: day(1), day: storedDay(day(1)) }, day(1)).kind).toBe('normal')
  })

  it('leads over a gap: forward for the past and today, back for the days to come', () => {
    expect(decide({ previousDay: day(-5), nextDay: day(2) })).toEqual({ kind: 'redirect', date: day(2) })
    expect(decide({ previousDay: day(20), nextDay: null }, day(25))).toEqual({ kind: 'redirect', date: day(20) })
  })
})

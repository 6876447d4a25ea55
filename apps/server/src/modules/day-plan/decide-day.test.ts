import { addDays, requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import type { GoalFacts, DayState, StoredDay } from '../stored-plans/index.ts'
import { decideDay } from './decide-day.ts'

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
  isConsentWithdrawn: false,
  isPlanStopped: false,
  grants: [{ startsOn: day(-10), endsOn: day(30) }],
  subscriptions: [],
  firstDay: day(-5),
  previousDay: day(-1),
  nextDay: day(1),
  day: null,
  copyTarget: null,
  pendingPayment: null,
  favouriteMealIds: [],
  exclusions: null,
  newestWeightOn: day(-3),
  goal: null,
}
/** A goal from 75 to 70 kg, set ten days ago, and the weights since. */
const slimming = (...weights: readonly (readonly [days: number, kilograms: number])[]): GoalFacts => ({
  mode: 'slimming',
  goalWeight: { value: 70, unit: 'kg' },
  setOn: day(-10),
  systemOfMeasures: 'si',
  weights: weights.map(([days, value]) => ({ date: day(days), value, unit: 'kg' })),
})
const decide = (state: Partial<DayState>, date = TODAY) => decideDay({ ...running, ...state }, { date, today: TODAY })

describe('decideDay', () => {
  it('checks access before anything else', () => {
    expect(decide({ grants: [], hasSettings: false })).toEqual({ kind: 'unauthorized' })
  })

  it('refuses a person whose access ended yesterday, even for a day they had paid for', () => {
    expect(decide({ grants: [{ startsOn: day(-9), endsOn: day(-1) }], day: storedDay(day(-3)) }, day(-3))).toEqual({
      kind: 'unauthorized',
    })
  })

  it('asks for settings before the introduction', () => {
    expect(decide({ hasSettings: false, firstDay: null, hasSeenIntroduction: false })).toEqual({
      kind: 'settings-needed',
    })
  })

  it('shows no day after a withdrawn health consent, not even a past one', () => {
    const withdrawn = { isConsentWithdrawn: true, day: storedDay(day(-1)) }
    expect(decide(withdrawn, day(-1))).toEqual({ kind: 'settings-needed' })
    expect(decide({ ...withdrawn, newestWeightOn: null })).toEqual({ kind: 'settings-needed' })
  })

  it('keeps today and earlier days of a stopped plan, and asks for settings on later days', () => {
    const stopped = { isPlanStopped: true, firstDay: day(-9), previousDay: TODAY, nextDay: null }
    expect(decide({ ...stopped, day: storedDay(TODAY) }).kind).toBe('normal')
    expect(decide({ ...stopped, day: storedDay(day(-3)) }, day(-3)).kind).toBe('normal')
    expect(decide(stopped)).toEqual({ kind: 'settings-needed' })
    expect(decide(stopped, day(3))).toEqual({ kind: 'settings-needed' })
    expect(decide(stopped, day(-1))).toEqual({ kind: 'redirect', date: TODAY })
  })

  it('shows today of a stopped plan whatever weight and goal are', () => {
    const stopped = { isPlanStopped: true, day: storedDay(TODAY) }
    expect(decide({ ...stopped, newestWeightOn: day(-91) }).kind).toBe('normal')
    expect(decide({ ...stopped, newestWeightOn: null }).kind).toBe('normal')
    expect(decide({ ...stopped, goal: slimming([-10, 75], [-1, 69.8]) }).kind).toBe('normal')
    const lost: GoalFacts = { ...slimming([-10, 70], [-1, 72.5]), mode: 'stabilization' }
    expect(decide({ ...stopped, goal: lost }).kind).toBe('normal')
  })

  it('expires on the day after the last day of access', () => {
    expect(decide({}, day(31))).toEqual({ kind: 'expired', accessTo: day(30) })
    expect(decide({ day: storedDay(day(30)) }, day(30)).kind).toBe('normal')
  })

  it('never expires with access for life', () => {
    expect(decide({ grants: [{ startsOn: day(-1), endsOn: null }], nextDay: null }, day(900))).toEqual({
      kind: 'redirect',
      date: day(-1),
    })
  })

  it('counts the days from today to a future start, whatever day is requested', () => {
    const ahead = { firstDay: day(4), previousDay: null, nextDay: day(4) }
    expect(decide(ahead)).toEqual({ kind: 'future', startDate: day(4), daysToStart: 4 })
    expect(decide(ahead, day(2))).toEqual({ kind: 'future', startDate: day(4), daysToStart: 4 })
  })

  it('requires the introduction before any day, even before the plan starts', () => {
    const unseen = { hasSeenIntroduction: false, day: storedDay(TODAY) }
    expect(decide({ ...unseen, firstDay: TODAY })).toEqual({ kind: 'introduction-needed' })
    expect(decide({ ...unseen, firstDay: day(1), day: storedDay(day(1)) }, day(1)).kind).toBe('introduction-needed')
    expect(decide({ ...unseen, firstDay: day(4), day: null }).kind).toBe('introduction-needed')
  })

  it('links across a gap: forward from past days and today, back from future days', () => {
    expect(decide({ previousDay: day(-5), nextDay: day(2) })).toEqual({ kind: 'redirect', date: day(2) })
    expect(decide({ previousDay: day(20), nextDay: null }, day(25))).toEqual({ kind: 'redirect', date: day(20) })
  })

  it('mentions a pending payment instead of offering to buy, unless the person has access', () => {
    const pendingPayment = { token: 'p1', description: 'Diet, 30 days' }
    expect(decide({ grants: [], pendingPayment })).toEqual({ kind: 'payment-pending', ...pendingPayment })
    expect(decide({ pendingPayment, day: storedDay(TODAY) }).kind).toBe('normal')
  })

  it('asks for a weight after 90 days without one, and still shows past days', () => {
    const old = { newestWeightOn: day(-91), day: storedDay(TODAY) }
    expect(decide(old)).toEqual({ kind: 'weight-needed', lastWeightOn: day(-91) })
    expect(decide({ ...old, newestWeightOn: null })).toEqual({ kind: 'weight-needed', lastWeightOn: null })
    expect(decide({ ...old, newestWeightOn: day(-90) }).kind).toBe('normal')
    expect(decide({ ...old, day: storedDay(day(3)) }, day(3)).kind).toBe('weight-needed')
    expect(decide({ ...old, day: storedDay(day(-1)) }, day(-1)).kind).toBe('normal')
  })

  it('asks for the next step once the goal is reached, and keeps the day available', () => {
    const goal = slimming([-10, 75], [-1, 69.8])
    const decided = decide({ goal, day: storedDay(TODAY) })
    expect(decided).toMatchObject({ kind: 'goal-reached', because: 'lose-weight', goal, day: storedDay(TODAY) })
    expect(decide({ goal, day: storedDay(day(-1)) }, day(-1)).kind).toBe('normal')
    expect(decide({ goal: slimming([-10, 75], [-1, 71]), day: storedDay(TODAY) }).kind).toBe('normal')
  })

  it('asks for the next step when a maintained weight is lost', () => {
    const goal: GoalFacts = { ...slimming([-10, 70], [-1, 72.5]), mode: 'stabilization' }
    expect(decide({ goal, day: storedDay(TODAY) })).toMatchObject({ kind: 'goal-lost', because: 'put-on-weight' })
  })

  it('requires the introduction and a current weight before the question about the goal', () => {
    const goal = slimming([-10, 69])
    const day = storedDay(TODAY)
    expect(decide({ goal, day, hasSeenIntroduction: false }).kind).toBe('introduction-needed')
    expect(decide({ goal, day, newestWeightOn: null }).kind).toBe('weight-needed')
  })
})

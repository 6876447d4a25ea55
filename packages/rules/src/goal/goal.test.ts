import { addDays, requireCalendarDay } from '@dayplate/dates'
import type { DietMode } from '@dayplate/nutrition'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Goal, goalStateOf, isTimeToMeasure, isWeightNeeded, type WeightOfDay } from './index.ts'

const TODAY = requireCalendarDay('2026-11-21')
const inDays = (days: number) => addDays(TODAY, days)

/** A goal of 70 kg set ten days ago, with one weight per day from then on. */
const stateOf = (mode: DietMode, ...weightsKg: readonly number[]) =>
  goalStateOf(
    { mode, goalWeightKg: 70, setOn: inDays(-10) },
    weightsKg.map((weightKg, index) => ({ date: inDays(-10 + index), weightKg })),
  )

describe('goalStateOf', () => {
  it.each([
    ['slimming', [75, 70.1], 'open'],
    ['slimming', [75, 70], 'reached'],
    ['slimming', [75, 69.9], 'reached'],
    ['put_on_weight', [65, 69.9], 'open'],
    ['put_on_weight', [65, 70], 'reached'],
    ['gain_muscle_mass', [65, 69.9], 'open'],
    ['gain_muscle_mass', [65, 70.4], 'reached'],
  ] as const)('%s to 70 kg with %j is %s', (mode, weightsKg, kind) => {
    expect(stateOf(mode, ...weightsKg).kind).toBe(kind)
  })

  it('returns how it was reached', () => {
    expect(stateOf('slimming', 69)).toEqual({ kind: 'reached', because: 'lose-weight' })
    expect(stateOf('put_on_weight', 71)).toEqual({ kind: 'reached', because: 'put-on-weight' })
    expect(stateOf('gain_muscle_mass', 71)).toEqual({ kind: 'reached', because: 'put-on-weight' })
  })

  it('stays reached when the weight goes back, and is open again when the deciding weight is deleted', () => {
    expect(stateOf('slimming', 75, 70, 72).kind).toBe('reached')
    expect(stateOf('slimming', 75, 72).kind).toBe('open')
  })

  it.each([
    [[72], { kind: 'open' }],
    [[72.1], { kind: 'lost', because: 'put-on-weight' }],
    [[68], { kind: 'open' }],
    [[67.9], { kind: 'lost', because: 'lose-weight' }],
    // Only the newest weight counts, so a person back at their goal has lost nothing.
    [[73, 71], { kind: 'open' }],
  ] as const)('keeping 70 kg with %j is %j', (weightsKg, state) => {
    expect(stateOf('stabilization', ...weightsKg)).toEqual(state)
  })

  it('treats a difference of 2 kg as 2 kg, despite binary rounding', () => {
    const goal: Goal = { mode: 'stabilization', goalWeightKg: 30.2, setOn: TODAY }
    expect(32.2 - goal.goalWeightKg).toBeGreaterThan(2)
    expect(goalStateOf(goal, [{ date: TODAY, weightKg: 32.2 }]).kind).toBe('open')
  })

  it('is open without a weight, and ignores weights before the goal was set', () => {
    expect(stateOf('slimming').kind).toBe('open')
    expect(stateOf('stabilization').kind).toBe('open')
    const goal: Goal = { mode: 'slimming', goalWeightKg: 70, setOn: TODAY }
    expect(goalStateOf(goal, [{ date: inDays(-1), weightKg: 69 }]).kind).toBe('open')
    expect(goalStateOf(goal, [{ date: TODAY, weightKg: 69 }]).kind).toBe('reached')
  })

  it('is the same for the lightest, heaviest and newest weight as for all', () => {
    const weights = fc.uniqueArray(
      fc.record({ date: fc.integer({ min: 0, max: 60 }).map(inDays), weightKg: fc.integer({ min: 650, max: 750 }) }),
      { selector: ({ date }) => date, minLength: 1, maxLength: 30 },
    )
    const modes = fc.constantFrom('slimming', 'put_on_weight', 'gain_muscle_mass', 'stabilization' as const)
    fc.assert(
      fc.property(modes, weights, (mode, tenths) => {
        const all = tenths.map(({ date, weightKg }) => ({ date, weightKg: weightKg / 10 }))
        const goal: Goal = { mode, goalWeightKg: 70, setOn: TODAY }
        expect(goalStateOf(goal, tellingOf(all))).toEqual(goalStateOf(goal, all))
      }),
    )
  })
})

function tellingOf(weights: readonly WeightOfDay[]): WeightOfDay[] {
  const byWeight = weights.toSorted((a, b) => a.weightKg - b.weightKg)
  const byDate = weights.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return [byWeight[0], byWeight.at(-1), byDate.at(-1)].filter((weight) => weight !== undefined)
}

describe('an old weight', () => {
  it('causes a reminder from the eighth day on', () => {
    expect(isTimeToMeasure(inDays(-7), TODAY)).toBe(false)
    expect(isTimeToMeasure(inDays(-8), TODAY)).toBe(true)
    expect(isTimeToMeasure(null, TODAY)).toBe(true)
  })

  it('is enough for a plan for 90 days', () => {
    expect(isWeightNeeded(inDays(-90), TODAY)).toBe(false)
    expect(isWeightNeeded(inDays(-91), TODAY)).toBe(true)
    expect(isWeightNeeded(null, TODAY)).toBe(true)
  })
})

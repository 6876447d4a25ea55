import { describe, expect, it } from 'vitest'
import { computeTargets } from './compute-targets.ts'
import type { Person } from './person.ts'

const WOMAN: Person = {
  sex: 'female',
  ageYears: 35,
  heightCm: 165,
  weightKg: 80,
  goalWeightKg: 70,
  mode: 'slimming',
  activity: 'low',
  diet: 'classic',
}

function outcomeOf(changes: Partial<Person>) {
  return computeTargets({ ...WOMAN, ...changes })
}

describe('a plan is refused', () => {
  it('under 18 years, but not on the 18th birthday', () => {
    expect(outcomeOf({ ageYears: 17 })).toEqual({ kind: 'refused', code: 'UNDER_18' })
    expect(outcomeOf({ ageYears: 18 }).kind).toBe('targets')
  })

  it('in pregnancy and while breast-feeding', () => {
    expect(outcomeOf({ isPregnantOrBreastFeeding: true })).toEqual({ kind: 'refused', code: 'PREGNANT' })
  })

  it('below a body mass index of 16, in every mode', () => {
    const modes = [
      { mode: 'stabilization' },
      { mode: 'put_on_weight', goalWeightKg: 55 },
      { mode: 'gain_muscle_mass', goalWeightKg: 55 },
      { mode: 'slimming', goalWeightKg: 42 },
    ] as const
    // 43.5 kg at 165 cm is 15.98.
    for (const mode of modes) expect(outcomeOf({ ...mode, weightKg: 43.5 })).toMatchObject({ code: 'WEIGHT_VERY_LOW' })
    expect(outcomeOf({ mode: 'put_on_weight', goalWeightKg: 55, weightKg: 43.6 }).kind).toBe('targets')
  })

  it('for GLP-1 with a body mass index under 18.5', () => {
    const muscle = { diet: 'glp1', mode: 'gain_muscle_mass', goalWeightKg: 55 } as const
    expect(outcomeOf({ ...muscle, weightKg: 50 })).toMatchObject({ code: 'GLP1_UNDERWEIGHT' })
    expect(outcomeOf({ ...muscle, weightKg: 50.4 }).kind).toBe('targets')
  })

  it('for slimming with a body mass index under 18.5', () => {
    expect(outcomeOf({ weightKg: 50, goalWeightKg: 48 })).toMatchObject({ code: 'ALREADY_UNDERWEIGHT' })
  })

  it('for a goal under a body mass index of 18.5, with the lowest accepted goal', () => {
    expect(outcomeOf({ goalWeightKg: 50 })).toEqual({ kind: 'refused', code: 'GOAL_BMI_LOW', lowestGoalWeightKg: 50.4 })
    expect(outcomeOf({ goalWeightKg: 50.4 }).kind).toBe('targets')
  })

  it('for a gain to a body mass index over 30, with the highest accepted goal', () => {
    const gain = { mode: 'put_on_weight', goalWeightKg: 90 } as const
    expect(outcomeOf(gain)).toEqual({ kind: 'refused', code: 'GOAL_BMI_HIGH', highestGoalWeightKg: 81.6 })
    expect(outcomeOf({ ...gain, goalWeightKg: 81.6 }).kind).toBe('targets')
  })

  it('when the goal is in the other direction than the mode', () => {
    const mismatch = { kind: 'refused', code: 'MODE_GOAL_MISMATCH' }
    expect(outcomeOf({ goalWeightKg: 80 })).toEqual({ ...mismatch, because: 'goal_not_below_weight' })
    expect(outcomeOf({ mode: 'put_on_weight' })).toEqual({ ...mismatch, because: 'goal_not_above_weight' })
    expect(outcomeOf({ mode: 'gain_muscle_mass' })).toEqual({ ...mismatch, because: 'goal_not_above_weight' })
  })

  it('for GLP-1 with modes it does not allow, but not with the two it allows', () => {
    const mismatch = { kind: 'refused', code: 'MODE_GOAL_MISMATCH', because: 'mode_not_for_glp1' }
    expect(outcomeOf({ diet: 'glp1', mode: 'stabilization' })).toEqual(mismatch)
    expect(outcomeOf({ diet: 'glp1', mode: 'put_on_weight', goalWeightKg: 81 })).toEqual(mismatch)
    expect(outcomeOf({ diet: 'glp1' }).kind).toBe('targets')
    expect(outcomeOf({ diet: 'glp1', mode: 'gain_muscle_mass', goalWeightKg: 81 }).kind).toBe('targets')
  })

  it('for slimming when expenditure is within 100 kcal of the safe minimum', () => {
    const small = { ageYears: 78, heightCm: 150, weightKg: 48, goalWeightKg: 45, activity: 'none' } as const
    expect(outcomeOf(small)).toEqual({ kind: 'refused', code: 'NO_DEFICIT_LEFT', floorKcal: 1200 })
    expect(outcomeOf({ ...small, activity: 'low' }).kind).toBe('targets')
  })
})

describe('a day with too little or too much energy is refused', () => {
  const old = { ageYears: 96, heightCm: 100, weightKg: 30, goalWeightKg: 31, mode: 'stabilization' } as const
  const veryLow = { kind: 'refused', code: 'ENERGY_VERY_LOW', veryLowKcal: 800 }

  it('at 800 kcal or less in every mode without a floor, but not one step above', () => {
    // 10 × 30 + 6.25 × 100 − 5 × 96 − 161 = 284 kcal at rest, × 1.4.
    expect(outcomeOf({ ...old, activity: 'none' })).toEqual(veryLow)
    for (const mode of ['put_on_weight', 'gain_muscle_mass'] as const) {
      expect(outcomeOf({ ...old, mode, heightCm: 102, activity: 'high' })).toEqual(veryLow)
    }
    // 403 kcal at rest × 2 = 806, planned as 810; 399 × 2 = 798, planned as 800.
    expect(outcomeOf({ ...old, ageYears: 72, activity: 'high' })).toMatchObject({ target: { kcal: 810 } })
    expect(outcomeOf({ ...old, ageYears: 73, activity: 'high' })).toEqual(veryLow)
  })

  it('when only the gentle first week of a gain has too little', () => {
    // At rest 776.5 kcal − 5 per year. Weight: × 2.15 in the first week, × 2.3 after it.
    const gain = { ...old, heightCm: 102, mode: 'put_on_weight', activity: 'high' } as const
    expect(outcomeOf({ ...gain, ageYears: 80 })).toMatchObject({ targetOfPhase: { start: { kcal: 810 } } })
    expect(outcomeOf({ ...gain, ageYears: 81 })).toEqual(veryLow)
  })

  it('above 5800 kcal, in the gentler first week of slimming too', () => {
    const giant = { sex: 'male', heightCm: 250, weightKg: 300, goalWeightKg: 250, activity: 'high' } as const
    const veryHigh = { kind: 'refused', code: 'ENERGY_VERY_HIGH', mostKcal: 5800 }
    expect(outcomeOf(giant)).toEqual(veryHigh)
    expect(outcomeOf({ ...giant, mode: 'stabilization' })).toEqual(veryHigh)
    const strong = { ...giant, heightCm: 210, weightKg: 180, goalWeightKg: 150, ageYears: 20 } as const
    // 3018 kcal at rest × 2 = 6035: 5280 at full pace, but 5660 in the first week.
    expect(outcomeOf(strong)).toMatchObject({ targetOfPhase: { start: { kcal: 5660 } } })
    expect(outcomeOf({ ...strong, weightKg: 205 })).toEqual(veryHigh)
  })
})

describe('stabilization', () => {
  it('ignores the goal weight', () => {
    const targets = outcomeOf({ mode: 'stabilization', goalWeightKg: 40 })
    expect(targets).toMatchObject({ kind: 'targets', notices: [] })
    expect(targets).toHaveProperty('goalBmi', targets.kind === 'targets' ? targets.bmi : null)
  })
})

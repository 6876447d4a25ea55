import { requireCalendarDay } from '@dayplate/dates'
import { bodyMassIndex, computeTargets, DIET_MODES, PLANNED_BMI_LEAST } from '@dayplate/nutrition'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answersSchema,
  checkDietSettings,
  completeDietSettings,
  defaultAnswers,
  dietTypeOf,
  goalLimits,
  isModeAllowed,
  paceRange,
  personOf,
  suggestedGoalWeight,
  withSuggestedGoalWeight,
  restingAnswers,
  withDiet,
  withEnteredGoal,
  withMode,
  withWeight,
} from './index.ts'

const TODAY = requireCalendarDay('2025-11-21')
const BODY = { sex: 'female', height: { value: 168, unit: 'cm' }, weight: { value: 80.9, unit: 'kg' } } as const

describe('withDiet', () => {
  it('clears the goal when glp1 is chosen, but not when it is chosen again', () => {
    const slimming = withMode(BODY, 'slimming')
    const glp1 = withDiet(slimming, 200)
    expect([glp1.dietMode, glp1.goalWeight]).toEqual([null, null])
    const again = withDiet(withMode(glp1, 'slimming'), 200)
    expect(again.dietMode).toBe('slimming')
    expect(withDiet(slimming, 4).dietMode).toBe('slimming')
  })
})

describe('isModeAllowed', () => {
  it('allows slimming and building muscle for glp1, everything for other diets', () => {
    expect(DIET_MODES.filter((mode) => isModeAllowed(mode, 200))).toEqual(['slimming', 'gain_muscle_mass'])
    expect(DIET_MODES.filter((mode) => isModeAllowed(mode, 5))).toEqual([...DIET_MODES])
  })
})

describe('dietTypeOf', () => {
  it('is glp1 for diet 200 only', () => {
    expect([3, 4, 5, 200].map(dietTypeOf)).toEqual(['standard', 'standard', 'standard', 'glp1'])
  })
})

describe('withMode', () => {
  it("suggests a goal 3 kg or 6 lb away, and today's weight in stabilization", () => {
    expect(withMode(BODY, 'slimming').goalWeight).toEqual({ value: 77.9, unit: 'kg' })
    expect(withMode({ ...BODY, weight: { value: 150, unit: 'lb' } }, 'gain_muscle_mass').goalWeight).toEqual({
      value: 156,
      unit: 'lb',
    })
    expect(withMode(BODY, 'stabilization').goalWeight).toEqual(BODY.weight)
  })

  it('keeps an entered goal when the same mode is chosen again', () => {
    const entered = { ...withMode(BODY, 'slimming'), goalWeight: { value: 70, unit: 'kg' } } as const
    expect(withMode(entered, 'slimming')).toBe(entered)
  })

  it('only suggests a goal that passes the check, if there is one', () => {
    const bodies = fc.record({
      height: fc.record({ value: fc.integer({ min: 100, max: 250 }), unit: fc.constant('cm') }),
      weight: fc.record({
        value: fc.integer({ min: 300, max: 3000 }).map((tenths) => tenths / 10),
        unit: fc.constant('kg'),
      }),
    })
    fc.assert(
      fc.property(bodies, fc.constantFrom(...DIET_MODES), (body, mode) => {
        const answers = withMode(body, mode)
        const limits = goalLimits(answers)
        fc.pre(limits !== null && limits.least >= 30 && limits.most <= 300)
        fc.pre(bodyMassIndex(body.weight.value, body.height.value) >= PLANNED_BMI_LEAST)
        expect(checkDietSettings(answers, { today: TODAY })).toEqual([])
      }),
    )
  })
})

describe('goalLimits', () => {
  it('are the first and last goals without errors', () => {
    const limits = goalLimits({ ...BODY, dietMode: 'slimming' })
    expect(limits).toEqual({ least: 52.3, most: 80.8, unit: 'kg' })
    expect(goalLimits({ ...BODY, dietMode: 'put_on_weight' })).toEqual({ least: 81, most: 84.6, unit: 'kg' })
  })

  it('are null when no weight is left, and in stabilization', () => {
    expect(goalLimits({ ...BODY, weight: { value: 90, unit: 'kg' }, dietMode: 'put_on_weight' })).toBeNull()
    expect(goalLimits({ ...BODY, dietMode: 'stabilization' })).toBeNull()
  })
})

describe('withWeight', () => {
  it('also changes the goal of stabilization', () => {
    const weight = { value: 79.5, unit: 'kg' } as const
    expect(withWeight(withMode(BODY, 'stabilization'), weight).goalWeight).toEqual(weight)
    expect(withWeight(withMode(BODY, 'slimming'), weight).goalWeight).toEqual({ value: 77.9, unit: 'kg' })
  })
})

describe('suggestedGoalWeight', () => {
  it('requires a weight', () => {
    expect(suggestedGoalWeight({}, 'slimming')).toBeNull()
  })
})

describe('withSuggestedGoalWeight', () => {
  const chosen = {
    dietMode: 'slimming',
    height: { value: 165, unit: 'cm' },
    weight: { value: 70, unit: 'kg' },
  } as const

  it('suggests a goal weight where the goal was chosen before the weight', () => {
    expect(withSuggestedGoalWeight(chosen, {}).goalWeight).toEqual({ value: 67, unit: 'kg' })
  })

  it('lets a suggestion follow weight and height, but not a goal that was entered', () => {
    const muscle = withMode({ ...chosen, weight: { value: 44, unit: 'kg' } }, 'gain_muscle_mass')
    expect(muscle.goalWeight).toEqual({ value: 47, unit: 'kg' })
    const heavier = withWeight(muscle, chosen.weight)
    expect(withSuggestedGoalWeight(heavier, {}).goalWeight).toEqual({ value: 73, unit: 'kg' })
    const shorter = { ...heavier, height: { value: 155, unit: 'cm' } } as const
    expect(withSuggestedGoalWeight(shorter, {}).goalWeight).toEqual({ value: 72, unit: 'kg' })
    const entered = withEnteredGoal({}, muscle)
    expect(withSuggestedGoalWeight(heavier, entered)).toBe(heavier)
  })

  it('ignores a goal weight that was entered for another goal', () => {
    const muscle = { ...chosen, dietMode: 'gain_muscle_mass', goalWeight: { value: 47, unit: 'kg' } } as const
    expect(withSuggestedGoalWeight(muscle, { slimming: { value: 60, unit: 'kg' } }).goalWeight?.value).toBe(73)
  })

  it.each([
    ['the goal is open', { ...chosen, dietMode: null }],
    ['the weight is open', { ...chosen, weight: null }],
    ['the weight is no number yet', { ...chosen, weight: { value: Number.NaN, unit: 'kg' } }],
    ['a goal weight was entered', { ...chosen, goalWeight: { value: 60, unit: 'kg' } }],
  ] as const)('changes nothing while %s', (_, answers) => {
    expect(withSuggestedGoalWeight(answers, { slimming: { value: 60, unit: 'kg' } })).toBe(answers)
  })
})

describe('defaultAnswers', () => {
  it('are 1 January 1980 and 160 cm or 60 in', () => {
    expect(defaultAnswers('si')).toEqual({ dateOfBirth: '1980-01-01', height: { value: 160, unit: 'cm' } })
    expect(defaultAnswers('imperial').height).toEqual({ value: 60, unit: 'in' })
  })
})

describe('restingAnswers', () => {
  it('are the defaults in the displayed units for untouched questions', () => {
    expect(restingAnswers({}, 'si')).toEqual(defaultAnswers('si'))
    expect(restingAnswers({}, 'imperial')).toEqual(defaultAnswers('imperial'))
    expect(restingAnswers({ dateOfBirth: '1990-05-14' }, 'si')).toEqual({ height: { value: 160, unit: 'cm' } })
  })

  it('are empty for entered or cleared answers', () => {
    expect(restingAnswers({ dateOfBirth: null, height: null }, 'si')).toEqual({})
    expect(restingAnswers({ dateOfBirth: '', height: BODY.height }, 'imperial')).toEqual({})
  })
})

describe('goals that were entered', () => {
  const entered = withEnteredGoal({}, { ...withMode(BODY, 'slimming'), goalWeight: { value: 70, unit: 'kg' } })

  it('come back with their mode, instead of a suggestion', () => {
    const away = withMode(withMode(BODY, 'gain_muscle_mass', entered), 'stabilization', entered)
    expect(withMode(away, 'slimming', entered).goalWeight).toEqual({ value: 70, unit: 'kg' })
  })

  it('do not apply to other modes', () => {
    expect(withMode(BODY, 'gain_muscle_mass', entered).goalWeight).toEqual({ value: 83.9, unit: 'kg' })
    expect(
      withMode(BODY, 'stabilization', { ...entered, stabilization: { value: 60, unit: 'kg' } }).goalWeight,
    ).toEqual(BODY.weight)
  })

  it('ignore values that are not numbers, empty values, and the weight of stabilization', () => {
    const slimming = withMode(BODY, 'slimming')
    expect(withEnteredGoal(entered, { ...slimming, goalWeight: null })).toEqual(entered)
    expect(withEnteredGoal(entered, { ...slimming, goalWeight: { value: Number.NaN, unit: 'kg' } })).toEqual(entered)
    expect(withEnteredGoal(entered, withMode(BODY, 'stabilization'))).toEqual(entered)
  })
})

describe('answersSchema', () => {
  it('reads answers back from text', () => {
    const answers = withMode({ ...BODY, ...defaultAnswers('si') }, 'slimming')
    expect(answersSchema.parse(JSON.parse(JSON.stringify(answers)))).toEqual(answers)
  })

  it('refuses data that a browser cannot have stored', () => {
    expect(answersSchema.safeParse({ sex: 'other' }).success).toBe(false)
    expect(answersSchema.safeParse({ dateOfBirth: 'x'.repeat(100) }).success).toBe(false)
    expect(answersSchema.safeParse(null).success).toBe(false)
  })
})

describe('paceRange', () => {
  const paceTo = (value: number) => {
    const settings = completeDietSettings({
      ...BODY,
      dateOfBirth: '1985-04-12',
      dietMode: 'slimming',
      goalWeight: { value, unit: 'kg' },
      dietId: 3,
      activityLevel: 'ACTIVITY_LEVEL_LOW',
      startDate: '2025-11-24',
    })
    if (settings === null) throw new Error('complete')
    const targets = computeTargets(personOf(settings))
    if (targets.kind !== 'targets') throw new Error('targets')
    return paceRange(personOf(settings), targets)
  }

  it('is a range, slower than by 7700 kcal per kilogram', () => {
    // By hand: expenditure 2397 kcal, planned 1920. The 2.9 kg to the goal take 54 days if the weight would fall by
    // 29.9 kg in the end, and 183 days if by 9.9 kg. By the old rule of 7700 kcal per kg they would take 47 days.
    const pace = paceTo(78)
    expect(pace).toEqual({ leastWeeks: 8, mostWeeks: 27 })
  })

  it('grows with the distance, and is null when it is too long', () => {
    expect(paceTo(80)?.mostWeeks ?? 0).toBeLessThan(paceTo(78)?.mostWeeks ?? 0)
    expect(paceTo(60)).toBeNull()
  })
})

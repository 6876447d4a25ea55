import { requireCalendarDay } from '@dayplate/dates'
import { computeTargets, DIET_MODES } from '@dayplate/nutrition'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCompleteDietSettings, completeDietSettings, type DietSettingsAnswers, personOf } from './index.ts'

const TODAY = requireCalendarDay('2025-11-21')

const anyWeight = fc.record({
  value: fc.integer({ min: 200, max: 3200 }).map((tenths) => tenths / 10),
  unit: fc.constantFrom('kg', 'lb'),
})
const anyAnswers: fc.Arbitrary<DietSettingsAnswers> = fc.record({
  sex: fc.constantFrom('female', 'male'),
  dateOfBirth: fc.integer({ min: 1915, max: 2010 }).map((year) => `${year}-06-15`),
  height: fc.oneof(
    fc.record({ value: fc.integer({ min: 95, max: 255 }), unit: fc.constant('cm') }),
    fc.record({ value: fc.integer({ min: 38, max: 100 }), unit: fc.constant('in') }),
  ),
  weight: anyWeight,
  dietMode: fc.constantFrom(...DIET_MODES),
  goalWeight: anyWeight,
  dietId: fc.constantFrom(3, 4, 5, 200),
  activityLevel: fc.constantFrom(
    'ACTIVITY_LEVEL_NONE',
    'ACTIVITY_LEVEL_LOW',
    'ACTIVITY_LEVEL_MEDIUM',
    'ACTIVITY_LEVEL_HIGH',
  ),
  startDate: fc.integer({ min: 22, max: 30 }).map((day) => `2025-11-${day}`),
})

describe('checkCompleteDietSettings and computeTargets', () => {
  const judge = (answers: DietSettingsAnswers) => {
    const errors = checkCompleteDietSettings(answers, { today: TODAY })
    const settings = completeDietSettings(answers)
    const isPlanned = settings !== null && computeTargets(personOf(settings)).kind === 'targets'
    const isOutOfBounds = errors.some(({ messages }) => messages.some((key) => /range|too-young|too-old/.test(key)))
    return { isGood: errors.length === 0, isPlanned, isOutOfBounds }
  }

  it.each([
    ['slimming', 70.04, 70.01],
    ['slimming', 70, 69.96],
    ['put_on_weight', 70, 70.04],
  ] as const)('agree where rounding closes the gap: %s from %d to %d', (dietMode, weight, goalWeight) => {
    const answers = {
      sex: 'female',
      dateOfBirth: '1985-04-12',
      height: { value: 168, unit: 'cm' },
      weight: { value: weight, unit: 'kg' },
      dietMode,
      goalWeight: { value: goalWeight, unit: 'kg' },
      dietId: 3,
      activityLevel: 'ACTIVITY_LEVEL_LOW',
      startDate: '2025-11-24',
    } as const
    expect(judge(answers)).toMatchObject({ isGood: false, isPlanned: false })
  })

  it('agree: answers without errors always give a target', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { isGood, isPlanned } = judge(answers)
        expect(!isGood || isPlanned).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('agree: within the bounds, only answers without errors give one', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { isGood, isPlanned, isOutOfBounds } = judge(answers)
        expect(isOutOfBounds || isPlanned === isGood).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

import { requireCalendarDay } from '@dayplate/dates'
import { computeTargets, DIET_MODES } from '@dayplate/nutrition'
import type { Length, Weight } from '@dayplate/units'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CompleteDietSettings, personOf } from './complete-answers.ts'

/** Half the display precision of heights and weights, in cm and kg, plus the rounding error of a sum. */
const HALF_A_CENTIMETRE = 0.5 + 1e-9
const HALF_A_TENTH_KG = 0.05 + 1e-9

/** Targets are rounded to 10 kcal, so two bodies with the same displayed values differ by at most one step. */
const STEP_KCAL = 10

/** Answers in inches and pounds, as entered: whole inches, tenths of a pound. */
const anyImperial: fc.Arbitrary<CompleteDietSettings> = fc.record({
  sex: fc.constantFrom('female', 'male'),
  dateOfBirth: fc.integer({ min: 1930, max: 2005 }).map((year) => requireCalendarDay(`${year}-03-09`)),
  height: fc.integer({ min: 56, max: 82 }).map((value): Length => ({ value, unit: 'in' })),
  weight: anyPounds(),
  dietMode: fc.constantFrom(...DIET_MODES),
  goalWeight: anyPounds(),
  dietId: fc.constant(3),
  dietType: fc.constant('standard'),
  activityLevel: fc.constantFrom('ACTIVITY_LEVEL_NONE', 'ACTIVITY_LEVEL_LOW', 'ACTIVITY_LEVEL_HIGH'),
  startDate: fc.constant(requireCalendarDay('2026-11-21')),
})

function anyPounds(): fc.Arbitrary<Weight> {
  return fc.integer({ min: 1000, max: 4000 }).map((tenths): Weight => ({ value: tenths / 10, unit: 'lb' }))
}

/** The same body as entered in centimetres and kilograms from the displayed values; converted here independently. */
function toMetric(settings: CompleteDietSettings): CompleteDietSettings {
  return {
    ...settings,
    height: { value: Math.round(settings.height.value * 2.54), unit: 'cm' },
    weight: toTenthsOfKilograms(settings.weight),
    goalWeight: toTenthsOfKilograms(settings.goalWeight),
  }
}

function toTenthsOfKilograms({ value }: Weight): Weight {
  return { value: Math.round(value * 4.535_923_7) / 10, unit: 'kg' }
}

function check(property: (imperial: CompleteDietSettings, metric: CompleteDietSettings) => void): void {
  fc.assert(
    fc.property(anyImperial, (imperial) => property(imperial, toMetric(imperial))),
    { numRuns: 1000, seed: 1959 },
  )
}

describe('the person of answers in inches and pounds', () => {
  it('equals that of the same answers in centimetres and kilograms, within display rounding (P14)', () => {
    check((imperial, metric) => {
      const [one, other] = [personOf(imperial), personOf(metric)]
      expect(Math.abs(one.heightCm - other.heightCm)).toBeLessThanOrEqual(HALF_A_CENTIMETRE)
      expect(Math.abs(one.weightKg - other.weightKg)).toBeLessThanOrEqual(HALF_A_TENTH_KG)
      expect(Math.abs(one.goalWeightKg - other.goalWeightKg)).toBeLessThanOrEqual(HALF_A_TENTH_KG)
      const { heightCm, weightKg, goalWeightKg } = other
      expect({ ...one, heightCm, weightKg, goalWeightKg }).toEqual(other)
    })
  })

  it('has the same daily target as with centimetres and kilograms, within one step of energy (P14)', () => {
    let compared = 0
    check((imperial, metric) => {
      const [one, other] = [computeTargets(personOf(imperial)), computeTargets(personOf(metric))]
      if (one.kind === 'refused' || other.kind === 'refused') return
      compared += 1
      expect(Math.abs(one.target.kcal - other.target.kcal)).toBeLessThanOrEqual(STEP_KCAL)
    })
    expect(compared).toBeGreaterThan(300)
  })
})

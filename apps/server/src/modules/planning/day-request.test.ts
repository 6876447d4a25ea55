import type { DayProof } from '@dayplate/meal-planner'
import { computeTargets } from '@dayplate/nutrition'
import { expect, it } from 'vitest'
import { toStoredProof } from './day-request.ts'

const targets = computeTargets({
  sex: 'female',
  ageYears: 35,
  heightCm: 165,
  weightKg: 80,
  goalWeightKg: 70,
  mode: 'slimming',
  activity: 'low',
  diet: 'vegan',
})
if (targets.kind === 'refused') throw new Error(targets.code)
const { target } = targets
const deviation = { kcal: 0, proteinG: 0, fatG: 0, carbohydrateG: 0 }
const proof: DayProof = { target, actual: target, deviation, holds: true, reasons: [] }

it('stores the figures of reasons that have some, and the guides of the person', () => {
  const few = { code: 'TOO_FEW_RECIPES', type: 'lunch', count: 4 } as const
  const large = { code: 'LARGE_PORTION', type: 'lunch' } as const
  expect(toStoredProof({ ...proof, reasons: [few, large] })).toMatchObject({
    reasons: ['TOO_FEW_RECIPES', 'LARGE_PORTION'],
    details: [few],
    guides: { saltMaxG: 5, ironMinMg: 16, vitaminB12MinUg: 4 },
  })
})

it('stores no empty list of figures', () => {
  expect(toStoredProof(proof)).not.toHaveProperty('details')
})

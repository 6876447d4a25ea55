import { describe, expect, it } from 'vitest'
import { computeTargets } from './compute-targets.ts'
import type { ActivityLevel, Diet, DietMode, Sex } from './diet.ts'
import { referenceWeightKg } from './macro-targets.ts'

interface ReferenceCase {
  readonly person: readonly [Sex, years: number, cm: number, kg: number, goalKg: number, DietMode, ActivityLevel, Diet]
  readonly energy: readonly [restingKcal: number, expenditureKcal: number, targetKcal: number]
  readonly grams: readonly [referenceKg: number, protein: number, fat: number, carbohydrate: number, fibreMin: number]
  readonly percent: readonly [protein: number, fat: number, carbohydrate: number]
  readonly mealKcal: readonly [breakfast: number, lunch: number, snack: number, dinner: number]
  readonly goalBmi: number
}

/** Calculated by hand from our own rules: energy exact, grams to 0.1, meals to whole kcal. */
const CASES: readonly ReferenceCase[] = [
  {
    person: ['female', 35, 165, 80, 70, 'slimming', 'low', 'classic'],
    energy: [1495.25, 2392.4, 1910],
    grams: [71.05, 99.5, 63.7, 234.8, 26.7],
    percent: [20.8, 30, 49.2],
    mealKcal: [478, 668, 191, 573],
    goalBmi: 25.7,
  },
  {
    person: ['male', 40, 180, 105, 90, 'slimming', 'medium', 'classic'],
    energy: [1980, 3564, 2850],
    grams: [87, 121.8, 95, 377, 38],
    percent: [17.1, 30, 52.9],
    mealKcal: [712, 997, 285, 855],
    goalBmi: 27.8,
  },
  {
    person: ['male', 70, 165, 66, 60, 'slimming', 'none', 'vegetarian'],
    energy: [1346.25, 1884.7, 1510],
    grams: [66, 92.4, 50.3, 171.9, 25],
    percent: [24.5, 30, 45.5],
    mealKcal: [378, 528, 151, 453],
    goalBmi: 22,
  },
  {
    person: ['male', 24, 182, 72, 78, 'gain_muscle_mass', 'high', 'classic'],
    energy: [1742.5, 3485, 3830],
    grams: [72, 143.6, 127.7, 526.6, 38],
    percent: [15, 30, 55],
    mealKcal: [958, 1340, 383, 1149],
    goalBmi: 23.5,
  },
  {
    person: ['female', 29, 170, 52, 57, 'put_on_weight', 'low', 'vegetarian'],
    energy: [1276.5, 2042.4, 2330],
    grams: [52, 87.4, 77.7, 320.4, 32.6],
    percent: [15, 30, 55],
    mealKcal: [582, 816, 233, 699],
    goalBmi: 19.7,
  },
  {
    person: ['male', 33, 176, 80, 84, 'gain_muscle_mass', 'medium', 'vegan'],
    energy: [1740, 3132, 3450],
    grams: [78.08, 140.5, 115, 463.2, 38],
    percent: [16.3, 30, 53.7],
    mealKcal: [862, 1208, 345, 1035],
    goalBmi: 27.1,
  },
  {
    person: ['female', 22, 158, 50, 48, 'slimming', 'none', 'vegan'],
    energy: [1216.5, 1703.1, 1360],
    grams: [50, 70, 45.3, 168, 25],
    percent: [20.6, 30, 49.4],
    mealKcal: [340, 476, 136, 408],
    goalBmi: 19.2,
  },
  {
    person: ['male', 19, 195, 95, 95, 'stabilization', 'high', 'classic'],
    energy: [2078.75, 4157.5, 4160],
    grams: [95, 156, 138.7, 572, 38],
    percent: [15, 30, 55],
    mealKcal: [1040, 1456, 416, 1248],
    goalBmi: 25,
  },
]

function targetsOf({ person }: ReferenceCase) {
  const [sex, ageYears, heightCm, weightKg, goalKg, mode, activity, diet] = person
  const outcome = computeTargets({ sex, ageYears, heightCm, weightKg, goalWeightKg: goalKg, mode, activity, diet })
  if (outcome.kind === 'refused') throw new Error(`refused: ${outcome.code}`)
  return outcome
}

/** Compares in the order of the reference; a difference above `by` fails. */
function expectAllWithin(actual: readonly number[], expected: readonly number[], by: number): void {
  expect(actual).toHaveLength(expected.length)
  const misses = actual.filter((value, index) => !(Math.abs(value - (expected[index] ?? Number.NaN)) <= by + 1e-9))
  expect(misses, `${actual.join(' ')} against ${expected.join(' ')}`).toEqual([])
}

describe.each(CASES)('the targets of $person (P16)', (reference) => {
  const targets = targetsOf(reference)
  const { kcal, proteinG, fatG, carbohydrateG, guides, mealKcal } = targets.target

  it('have the energy of the reference', () => {
    expectAllWithin([targets.restingKcal, targets.expenditureKcal], reference.energy.slice(0, 2), 0.1)
    expect(kcal).toBe(reference.energy[2])
    expect(targets.notices.filter(({ code }) => code === 'FLOOR_REACHED')).toEqual([])
  })

  it('have the grams of the reference', () => {
    const [, , heightCm, weightKg] = reference.person
    const referenceKg = referenceWeightKg({ heightCm, weightKg })
    expectAllWithin([referenceKg, proteinG, fatG, carbohydrateG, guides.fibreMinG], reference.grams, 0.1)
  })

  it('have the shares of energy of the reference', () => {
    const percent = [(400 * proteinG) / kcal, (900 * fatG) / kcal, (400 * carbohydrateG) / kcal]
    expectAllWithin(percent, reference.percent, 0.1)
  })

  it('have the meals of the reference, within its rounding', () => {
    expectAllWithin([mealKcal.breakfast, mealKcal.lunch, mealKcal.snack, mealKcal.dinner], reference.mealKcal, 0.5)
  })

  it('have the goal body mass index of the reference', () => {
    expectAllWithin([targets.goalBmi], [reference.goalBmi], 0.06)
  })
})

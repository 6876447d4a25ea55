import { describe, expect, it } from 'vitest'
import { dayTarget, referenceWeightKg } from './macro-targets.ts'
import type { Person } from './person.ts'

const HEAVY_MAN: Person = {
  sex: 'male',
  ageYears: 40,
  heightCm: 180,
  weightKg: 130,
  goalWeightKg: 90,
  mode: 'slimming',
  activity: 'low',
  diet: 'classic',
}

function proteinShare(person: Person, kcal: number): number {
  return (4 * dayTarget(person, kcal).proteinG) / kcal
}

describe('referenceWeightKg', () => {
  it('is the weight up to a body mass index of 25 and a quarter of what is above', () => {
    expect(referenceWeightKg({ heightCm: 200, weightKg: 99 })).toBe(99)
    expect(referenceWeightKg({ heightCm: 200, weightKg: 100 })).toBe(100)
    expect(referenceWeightKg({ heightCm: 200, weightKg: 120 })).toBe(105)
  })
})

describe('dayTarget', () => {
  it('leaves 130 g of carbohydrate on a small day with a high protein target', () => {
    expect(dayTarget(HEAVY_MAN, 1200).carbohydrateG).toBeCloseTo(130, 1)
  })

  it('limits protein to what dishes of the diet can contain', () => {
    const muscle = { ...HEAVY_MAN, mode: 'gain_muscle_mass' } as const
    expect(proteinShare(muscle, 1700)).toBeCloseTo(0.32, 3)
    expect(proteinShare({ ...muscle, diet: 'vegetarian' }, 1700)).toBeCloseTo(0.28, 3)
    expect(proteinShare({ ...muscle, diet: 'vegan' }, 1700)).toBeCloseTo(0.25, 3)
  })

  it('never goes below 15 % protein, 20 % with GLP-1', () => {
    expect(proteinShare(HEAVY_MAN, 4500)).toBeCloseTo(0.15, 3)
    expect(proteinShare({ ...HEAVY_MAN, diet: 'glp1' }, 4500)).toBeCloseTo(0.2, 3)
  })

  it('lowers fat down to 25 %, so that carbohydrate stays at 45 %', () => {
    const target = dayTarget(HEAVY_MAN, 1800)
    expect((9 * target.fatG) / target.kcal).toBeCloseTo(0.26, 3)
    expect((4 * target.carbohydrateG) / target.kcal).toBeCloseTo(0.45, 3)
    const smaller = dayTarget(HEAVY_MAN, 1700)
    expect((9 * smaller.fatG) / smaller.kcal).toBeCloseTo(0.25, 3)
  })
})

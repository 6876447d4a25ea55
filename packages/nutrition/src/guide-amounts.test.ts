import { describe, expect, it } from 'vitest'
import type { Food } from './food.ts'
import { dayGuideAmounts, guideAmounts } from './guide-amounts.ts'
import { sampleFood } from './testing/index.ts'

const LENTILS = sampleFood('lentils', {
  per100g: {
    kcal: 350,
    proteinG: 24,
    fatG: 1,
    saturatedFatG: 0.2,
    carbohydrateG: 52,
    sugarsG: 2,
    fibreG: 11,
    saltG: 0.02,
  },
  micronutrientsPer100g: {
    calciumMg: 35,
    ironMg: 6.5,
    vitaminB12Ug: 0,
    vitaminDUg: 0,
    vitaminCMg: 4,
    folateUg: 479,
    potassiumMg: 677,
    magnesiumMg: 47,
    zincMg: 3.3,
    iodineUg: 1,
  },
})
const SPICE = {
  ...LENTILS,
  id: 'spice',
  micronutrientsPer100g: { ...LENTILS.micronutrientsPer100g, ironMg: null },
}

const mealOf = (...parts: readonly (readonly [food: Food | null, grams: number])[]) =>
  guideAmounts(parts.map(([food, grams]) => ({ food, grams })))

describe('guideAmounts', () => {
  it('adds up the figures by edible grams', () => {
    const amounts = mealOf([LENTILS, 100], [SPICE, 100])
    expect(amounts.fibreG).toEqual({ amount: 22, isAtLeast: false })
    expect(amounts.saltG.amount).toBeCloseTo(0.04)
  })

  it('is a lower bound when an unknown figure belongs to more than 5 % of the weight', () => {
    expect(mealOf([LENTILS, 90], [SPICE, 10]).ironMg.isAtLeast).toBe(true)
    expect(mealOf([LENTILS, 96], [SPICE, 4]).ironMg.isAtLeast).toBe(false)
    expect(mealOf([LENTILS, 90], [SPICE, 10]).fibreG.isAtLeast).toBe(false)
  })

  it('counts a food missing from the table as unknown', () => {
    const amounts = mealOf([LENTILS, 50], [null, 50])
    expect(Object.values(amounts).map(({ isAtLeast }) => isAtLeast)).toEqual([true, true, true, true, true])
    expect(amounts.fibreG.amount).toBe(5.5)
  })
})

describe('dayGuideAmounts', () => {
  it('multiplies meals by their scales, and is a lower bound as soon as one of them is', () => {
    const day = dayGuideAmounts([
      { amounts: mealOf([LENTILS, 100]), scale: 2 },
      { amounts: mealOf([SPICE, 100]), scale: 0.5 },
    ])
    expect(day.fibreG).toEqual({ amount: 27.5, isAtLeast: false })
    expect(day.ironMg).toEqual({ amount: 13, isAtLeast: true })
  })
})

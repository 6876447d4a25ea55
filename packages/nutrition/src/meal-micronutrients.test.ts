import { describe, expect, it } from 'vitest'
import { mealMicronutrients } from './meal-micronutrients.ts'
import { type SampleAmount, sampleDish, sampleFood, sampleMeal } from './testing/index.ts'

const KALE = sampleFood('kale', {
  micronutrientsPer100g: {
    calciumMg: 150,
    ironMg: 1.5,
    vitaminB12Ug: 0,
    vitaminDUg: 0,
    vitaminCMg: 120,
    folateUg: 141,
    potassiumMg: 491,
    magnesiumMg: 47,
    zincMg: 0.56,
    iodineUg: 1,
  },
})

const EGG = sampleFood('egg', {
  micronutrientsPer100g: {
    calciumMg: 48,
    ironMg: 1.7,
    vitaminB12Ug: 1,
    vitaminDUg: null,
    vitaminCMg: 0,
    folateUg: 71,
    potassiumMg: 132,
    magnesiumMg: 11,
    zincMg: 1.2,
    iodineUg: 50,
  },
})

const FOOD_BY_ID = new Map([KALE, EGG].map((food) => [food.id, food]))

/** One dish per food. */
const mealOf = (...amounts: readonly SampleAmount[]) =>
  sampleMeal([], { dishes: amounts.map((amount) => sampleDish([amount])) })

describe('mealMicronutrients', () => {
  it('adds up the ingredients of all dishes', () => {
    const { calciumMg, vitaminB12Ug, vitaminCMg, magnesiumMg, zincMg, iodineUg } = mealMicronutrients(
      mealOf(['kale', 50], ['egg', 100]),
      FOOD_BY_ID,
    )
    expect(magnesiumMg).toBeCloseTo(34.5)
    expect(zincMg).toBeCloseTo(1.48)
    expect(iodineUg).toBeCloseTo(50.5)
    expect(calciumMg).toBeCloseTo(123)
    expect(vitaminB12Ug).toBeCloseTo(1)
    expect(vitaminCMg).toBeCloseTo(60)
  })

  it("leaves a figure unknown when one ingredient's is, and returns the others", () => {
    const figures = mealMicronutrients(mealOf(['kale', 50], ['egg', 100]), FOOD_BY_ID)
    expect(figures.vitaminDUg).toBeNull()
    expect(Object.values(figures).filter((figure) => figure === null)).toHaveLength(1)
  })

  it('tells zero from unknown', () => {
    expect(mealMicronutrients(mealOf(['kale', 50]), FOOD_BY_ID).vitaminDUg).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import type { Food } from './food.ts'
import { mealMicronutrients } from './meal-micronutrients.ts'
import type { Meal } from './meal.ts'

const KALE: Food = {
  id: 'kale',
  name: { en: 'kale', pl: 'jarmuż' },
  category: 'vegetables',
  origin: 'plant',
  allergens: [],
  source: 'label',
  per100g: {
    kcal: 49,
    proteinG: 4.3,
    fatG: 0.9,
    saturatedFatG: 0.1,
    carbohydrateG: 5.2,
    sugarsG: 2.3,
    fibreG: 3.6,
    saltG: 0.1,
  },
  micronutrientsPer100g: {
    calciumMg: 150,
    ironMg: 1.5,
    vitaminB12Ug: 0,
    vitaminDUg: 0,
    vitaminCMg: 120,
    folateUg: 141,
    potassiumMg: 491,
  },
  animalProteinG: null,
  densityGPerMl: null,
  ediblePercent: 72,
  measures: [],
  packsG: [],
  isCountable: false,
  isSeasoning: false,
  role: 'cooking-green',
}

const EGG: Food = {
  ...KALE,
  id: 'egg',
  origin: 'egg',
  micronutrientsPer100g: {
    calciumMg: 48,
    ironMg: 1.7,
    vitaminB12Ug: 1,
    vitaminDUg: null,
    vitaminCMg: 0,
    folateUg: 71,
    potassiumMg: 132,
  },
}

const FOOD_BY_ID = new Map([KALE, EGG].map((food) => [food.id, food]))

function mealOf(...ingredients: readonly (readonly [foodId: string, grams: number])[]): Meal {
  return {
    id: 'kale-with-egg',
    name: 'Kale with egg',
    type: 'lunch',
    dishes: ingredients.map(([foodId, grams]) => ({
      name: foodId,
      ingredients: [{ foodId, grams, isOptional: false }],
      steps: [],
    })),
    preparationMinutes: 10,
    seasons: ['winter'],
    keepsDays: 0,
    eveningNote: null,
    holidayId: null,
    video: null,
  }
}

describe('mealMicronutrients', () => {
  it('adds up the ingredients of all dishes', () => {
    const { calciumMg, vitaminB12Ug, vitaminCMg } = mealMicronutrients(mealOf(['kale', 50], ['egg', 100]), FOOD_BY_ID)
    expect(calciumMg).toBeCloseTo(123)
    expect(vitaminB12Ug).toBeCloseTo(1)
    expect(vitaminCMg).toBeCloseTo(60)
  })

  it('does not know a figure that one ingredient does not know, and knows the others', () => {
    const figures = mealMicronutrients(mealOf(['kale', 50], ['egg', 100]), FOOD_BY_ID)
    expect(figures.vitaminDUg).toBeNull()
    expect(Object.values(figures).filter((figure) => figure === null)).toHaveLength(1)
  })

  it('tells zero from unknown', () => {
    expect(mealMicronutrients(mealOf(['kale', 50]), FOOD_BY_ID).vitaminDUg).toBe(0)
  })
})

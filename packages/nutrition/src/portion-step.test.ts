import { describe, expect, it } from 'vitest'
import type { Food } from './food.ts'
import type { Meal } from './meal.ts'
import { PORTION_STEPS, portionStepOf } from './portion-step.ts'

const OATS: Food = {
  id: 'oats',
  name: { en: 'oats', pl: 'płatki' },
  category: 'grains',
  origin: 'plant',
  allergens: [],
  source: 'label',
  per100g: {
    kcal: 370,
    proteinG: 13,
    fatG: 7,
    saturatedFatG: null,
    carbohydrateG: 58,
    sugarsG: null,
    fibreG: null,
    saltG: null,
  },
  measures: [],
  isCountable: false,
  isSeasoning: false,
  micronutrientsPer100g: {
    calciumMg: null,
    ironMg: null,
    vitaminB12Ug: null,
    vitaminDUg: null,
    vitaminCMg: null,
    folateUg: null,
    potassiumMg: null,
  },
  animalProteinG: null,
  densityGPerMl: null,
  ediblePercent: 100,
  packsG: [],
  role: null,
}
const EGG: Food = { ...OATS, id: 'egg', isCountable: true, measures: [{ unit: 'piece', grams: 56 }] }
const BREAD: Food = { ...OATS, id: 'bread', isCountable: true, measures: [{ unit: 'slice', grams: 35 }] }
const ROLL: Food = { ...OATS, id: 'roll', isCountable: true }
const FOODS = new Map([OATS, EGG, BREAD, ROLL].map((food) => [food.id, food]))

function stepOf(grams: Readonly<Record<string, number>>): number {
  const meal: Meal = {
    id: 'any',
    name: 'Any',
    type: 'breakfast',
    dishes: [
      {
        name: 'Any',
        ingredients: Object.entries(grams).map(([foodId, amount]) => ({ foodId, grams: amount, isOptional: false })),
        steps: [],
      },
    ],
    preparationMinutes: 10,
    seasons: ['spring'],
    keepsDays: 0,
    eveningNote: null,
    holidayId: null,
    video: null,
  }
  return portionStepOf(meal, FOODS)
}

describe('portionStepOf', () => {
  it('is a twentieth where everything is weighed', () => {
    expect(stepOf({ oats: 50 })).toBe(0.05)
  })

  it('never leads to a quarter of anything eaten by the piece', () => {
    expect(stepOf({ oats: 50, egg: 56 })).toBe(0.5)
    expect(stepOf({ egg: 112 })).toBe(0.25)
    expect(stepOf({ egg: 168 })).toBe(0.5)
    for (let pieces = 1; pieces <= 12; pieces++) {
      const halves = 2 * pieces * stepOf({ egg: 56 * pieces })
      expect(halves).toBeCloseTo(Math.round(halves), 9)
    }
  })

  it('is fine again where there are many pieces', () => {
    expect(stepOf({ bread: 5 * 35 })).toBe(0.1)
    expect(stepOf({ bread: 10 * 35 })).toBe(0.05)
  })

  it('suits every countable food of the meal', () => {
    expect(stepOf({ bread: 70, egg: 56 })).toBe(0.5)
    expect(stepOf({ bread: 70, egg: 112 })).toBe(0.25)
  })

  it('takes a piece that nobody weighed as one, and an egg of 60 g as an egg', () => {
    expect(stepOf({ roll: 80 })).toBe(0.5)
    expect(stepOf({ egg: 60 })).toBe(0.5)
    expect(PORTION_STEPS).toContain(stepOf({ egg: 20 }))
  })
})

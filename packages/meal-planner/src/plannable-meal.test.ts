import type { Food, Meal } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { toPlannableMeal } from './plannable-meal.ts'

function food(id: string, changes: Partial<Food> = {}): Food {
  return {
    id,
    name: { en: id, pl: id },
    category: 'grains',
    origin: 'plant',
    allergens: [],
    source: 'label',
    per100g: {
      kcal: 200,
      proteinG: 10,
      fatG: 5,
      saturatedFatG: null,
      carbohydrateG: 25,
      sugarsG: null,
      fibreG: null,
      saltG: null,
    },
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
    measures: [],
    packsG: [],
    isCountable: false,
    isSeasoning: false,
    role: null,
    ...changes,
  }
}

const foodById = new Map(
  [
    food('rice'),
    food('egg', { isCountable: true }),
    food('oil', { category: 'fats' }),
    food('soy-sauce', { isSeasoning: true }),
    food('chives'),
  ].map((entry) => [entry.id, entry]),
)

const MEAL: Meal = {
  id: 'fried-rice',
  name: 'Fried rice',
  type: 'dinner',
  dishes: [
    {
      name: 'Fried rice',
      ingredients: [
        { foodId: 'rice', grams: 80, isOptional: false },
        { foodId: 'egg', grams: 60, isOptional: false },
        { foodId: 'oil', grams: 30, isOptional: false },
        { foodId: 'soy-sauce', grams: 25, isOptional: false },
        { foodId: 'chives', grams: 5, isOptional: true },
      ],
      steps: [],
    },
  ],
  preparationMinutes: 20,
  seasons: ['winter'],
  keepsDays: 1,
  eveningNote: null,
  holidayId: null,
  video: null,
}

describe('toPlannableMeal', () => {
  it('takes the macros and the portion step from the ingredients', () => {
    const plannable = toPlannableMeal(MEAL, foodById)
    expect(plannable.macros.kcal).toBeCloseTo(400)
    expect(plannable.macros.proteinG).toBeCloseTo(20)
    expect(plannable.portionStep).toBe(0.5)
    expect(plannable).toMatchObject({ id: 'fried-rice', type: 'dinner', keepsDays: 1, seasons: ['winter'] })
  })

  it('names the foods one notices: no fats, no seasonings, no pinch of anything', () => {
    expect(toPlannableMeal(MEAL, foodById).mainFoodIds).toEqual(['egg', 'rice'])
  })

  it('is led by the noticed food that gives most protein', () => {
    expect(toPlannableMeal(MEAL, foodById).leadFoodId).toBe('rice')
    expect(toPlannableMeal({ ...MEAL, dishes: [] }, foodById).leadFoodId).toBeNull()
  })

  it('takes what there are guides for from the ingredients, as far as it is known', () => {
    const salty = new Map(foodById)
    const rice = food('rice')
    salty.set('rice', { ...rice, per100g: { ...rice.per100g, saltG: 2 } })
    expect(toPlannableMeal(MEAL, salty).guideAmounts?.saltG).toEqual({ amount: 1.6, isAtLeast: true })
  })
})

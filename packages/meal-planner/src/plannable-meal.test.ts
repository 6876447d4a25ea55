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
    food('canned-chickpeas', { category: 'plant-protein', role: 'pulse-canned' }),
    food('turkey', { category: 'meat', origin: 'meat' }),
    food('tofu', { category: 'plant-protein', role: 'tofu-like' }),
    food('spaghetti', { role: 'pasta' }),
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

  it('tells meat and fish from what stands in for them', () => {
    expect(toPlannableMeal(MEAL, foodById).centre).toBeNull()
    expect(toPlannableMeal(mealOf('turkey', 120), foodById).centre).toBe('meat-or-fish')
    expect(toPlannableMeal(mealOf('tofu', 120), foodById).centre).toBe('stand-in')
  })

  it('notices pulses as their kind too, since one bean after the other is beans', () => {
    expect(toPlannableMeal(mealOf('canned-chickpeas', 100), foodById).mainFoodIds).toEqual([
      'canned-chickpeas',
      'kind-pulses',
    ])
  })

  it('is pasta by what it is made of, whatever its name, unless it is a sprinkling', () => {
    expect(toPlannableMeal(mealOf('spaghetti', 80), foodById).dishes).toEqual(['fried rice', 'pasta'])
    expect(toPlannableMeal(mealOf('spaghetti', 20), foodById).dishes).toEqual(['fried rice'])
  })

  it('fills its plate by the weight of all of it or of one food, and holds at least what the recipe is for', () => {
    // 900 g of a dinner; 1.4 times the 200 g of a grain, the 350 g of pulses.
    expect(toPlannableMeal(mealOf('rice', 80), foodById).fullPlateScale).toBeCloseTo(3.5)
    expect(toPlannableMeal(mealOf('canned-chickpeas', 100), foodById).fullPlateScale).toBeCloseTo(4.9)
    expect(toPlannableMeal(mealOf('rice', 190, 'canned-chickpeas', 350), foodById).fullPlateScale).toBeCloseTo(1.4)
    expect(toPlannableMeal(mealOf('rice', 500), foodById).fullPlateScale).toBe(1)
  })
})

/** The meal made of one or two other foods. */
function mealOf(foodId: string, grams: number, otherId?: string, otherGrams = 0): Meal {
  const ingredients = [
    { foodId, grams, isOptional: false },
    ...(otherId === undefined ? [] : [{ foodId: otherId, grams: otherGrams, isOptional: false }]),
  ]
  return { ...MEAL, dishes: [{ name: 'Fried rice', ingredients, steps: [] }] }
}

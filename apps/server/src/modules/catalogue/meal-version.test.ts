import type { Food, Meal } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { contentName, versionOf } from './meal-version.ts'

const rice: Food = {
  id: 'white-rice',
  name: { en: 'white rice', pl: 'ryż biały' },
  category: 'grains',
  origin: 'plant',
  allergens: [],
  source: 'label',
  per100g: { kcal: 350, proteinG: 7, fatG: 1, saturatedFatG: null, carbohydrateG: 78, sugarsG: 0, fibreG: 1, saltG: 0 },
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
}
const meal: Meal = {
  id: 'plain-rice',
  name: 'Plain rice',
  type: 'lunch',
  dishes: [{ name: 'Rice', ingredients: [{ foodId: 'white-rice', grams: 80, isOptional: false }], steps: ['Boil.'] }],
  preparationMinutes: 20,
  seasons: ['winter'],
  keepsDays: 2,
  eveningNote: null,
  holidayId: null,
  video: null,
}
const idWith = (food: Food, changed: Meal = meal): string => versionOf(changed, new Map([[food.id, food]])).id

describe('versionOf', () => {
  it('has the same id for the same content, in whatever order it was written', () => {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the same keys in another order
    const reordered = Object.fromEntries(Object.entries(meal).reverse()) as unknown as Meal
    expect(idWith(rice, reordered)).toBe(idWith(rice))
  })

  it('has another id when a gram, a step or a figure of a food changes', () => {
    const [dish] = meal.dishes
    const salted = { ...meal, dishes: [{ ...dish, name: 'Rice', ingredients: [], steps: ['Boil with salt.'] }] }
    const corrected = { ...rice, per100g: { ...rice.per100g, kcal: 351 } }
    expect(new Set([idWith(rice), idWith(rice, salted), idWith(corrected)]).size).toBe(3)
  })
})

describe('the version of a meal with an animation', () => {
  it('names the file, and other meals have the id they had before there were animations', () => {
    const foodById = new Map([[rice.id, rice]])
    expect(versionOf({ ...meal, video: 'rice.webm' }, foodById).video).toBe('rice.webm')
    expect(Object.keys(versionOf(meal, foodById))).not.toContain('video')
  })
})

describe('contentName', () => {
  it('tells lists in another order apart', () => {
    expect(contentName(['a', 'b'])).not.toBe(contentName(['b', 'a']))
  })
})

import type { Food, Meal } from '@dayplate/nutrition'
import { sampleFood, sampleMeal } from '@dayplate/nutrition/testing'
import { describe, expect, it } from 'vitest'
import { contentName, mealOfVersion, versionOf } from './meal-version.ts'

const rice = sampleFood('white-rice', {
  name: { en: 'white rice', pl: 'ryż biały' },
  category: 'grains',
  per100g: { kcal: 350, proteinG: 7, fatG: 1, saturatedFatG: null, carbohydrateG: 78, sugarsG: 0, fibreG: 1, saltG: 0 },
})
const meal = sampleMeal([['white-rice', 80]], { id: 'plain-rice', name: 'Plain rice' })
const idWith = (food: Food, changed: Meal = meal): string => versionOf(changed, new Map([[food.id, food]])).id

describe('versionOf', () => {
  it('gives the same id to the same content in any order of keys', () => {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the same keys in another order
    const reordered = Object.fromEntries(Object.entries(meal).reverse()) as unknown as Meal
    expect(idWith(rice, reordered)).toBe(idWith(rice))
  })

  it('gives another id when a gram, a step or a figure of a food changes', () => {
    const [dish] = meal.dishes
    const salted = { ...meal, dishes: [{ ...dish, name: 'Rice', ingredients: [], steps: [['Boil with salt.']] }] }
    const corrected = { ...rice, per100g: { ...rice.per100g, kcal: 351 } }
    expect(new Set([idWith(rice), idWith(rice, salted), idWith(corrected)]).size).toBe(3)
  })
})

describe('the version of a meal with an animation', () => {
  it('contains the file name, while ids of other meals stay as before animations existed', () => {
    const foodById = new Map([[rice.id, rice]])
    expect(versionOf({ ...meal, video: 'rice.webm' }, foodById).video).toBe('rice.webm')
    expect(Object.keys(versionOf(meal, foodById))).not.toContain('video')
  })
})

describe('mealOfVersion', () => {
  // `Required`, so that a new optional field of recipes does not compile until it is added here.
  const everyField: Required<Meal> = {
    ...meal,
    type: 'dinner',
    preparationMinutes: 75,
    activeMinutes: 20,
    seasons: ['autumn'],
    keepsDays: 2,
    eveningNote: 'Soak the rice.',
    video: 'rice.webm',
    localName: 'Ryż',
    leftoverUse: 'reheat',
    picture: { form: 'mixed-grain', sides: ['bowl'], vessel: 'bowl', states: { 'white-rice': ['boiled'] } },
    polish: { name: 'Ryż', eveningNote: null, dishes: [{ name: 'Ryż', steps: [['Ugotuj.'], ['Podaj.']] }] },
    dishes: [
      {
        name: 'Rice',
        isFresh: true,
        steps: [['Boil the ', { ingredient: 0, words: 'rice' }, '.'], ['Serve.']],
        ingredients: [{ foodId: 'white-rice', grams: 80, isOptional: true }],
      },
    ],
  }

  it('returns every field of the recipe, so that a meal with a replaced ingredient loses none', () => {
    expect(mealOfVersion(versionOf(everyField, new Map([[rice.id, rice]])))).toEqual(everyField)
  })

  it('adds nothing to a recipe without optional fields', () => {
    expect(mealOfVersion(versionOf(meal, new Map([[rice.id, rice]])))).toEqual(meal)
  })
})

describe('contentName', () => {
  it('distinguishes lists in different orders', () => {
    expect(contentName(['a', 'b'])).not.toBe(contentName(['b', 'a']))
  })
})

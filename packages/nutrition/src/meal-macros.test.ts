import { describe, expect, it } from 'vitest'
import { isMealAllowed, mealAllergens } from './allowed-meals.ts'
import { ingredientMacros, mealNutrition, sumMacros } from './meal-macros.ts'
import { type SampleAmount, sampleDish, sampleFood, sampleMeal } from './testing/index.ts'

const OATS = sampleFood('rolled-oats', {
  allergens: ['gluten'],
  per100g: {
    kcal: 370,
    proteinG: 13,
    fatG: 7,
    saturatedFatG: 1.2,
    carbohydrateG: 58,
    sugarsG: 1,
    fibreG: 10,
    saltG: 0,
  },
})

const EGG = sampleFood('egg', {
  origin: 'egg',
  allergens: ['egg'],
  per100g: {
    kcal: 140,
    proteinG: 12.5,
    fatG: 10,
    saturatedFatG: 3,
    carbohydrateG: 0.7,
    sugarsG: 0.4,
    fibreG: null,
    saltG: 0.36,
  },
})

const FOOD_BY_ID = new Map([OATS, EGG].map((food) => [food.id, food]))

/** One dish per food. */
const mealOf = (...amounts: readonly SampleAmount[]) =>
  sampleMeal([], { dishes: amounts.map((amount) => sampleDish([amount])) })

describe('mealNutrition', () => {
  it('is the sum of its ingredients over all dishes', () => {
    const nutrition = mealNutrition(mealOf(['rolled-oats', 50], ['egg', 60]), FOOD_BY_ID)
    expect(nutrition.kcal).toBeCloseTo(185 + 84)
    expect(nutrition.proteinG).toBeCloseTo(6.5 + 7.5)
    expect(nutrition.fatG).toBeCloseTo(3.5 + 6)
    expect(nutrition.carbohydrateG).toBeCloseTo(29 + 0.42)
    expect(nutrition.saltG).toBeCloseTo(0.216)
  })

  it('counts protein of everything except plants as animal', () => {
    expect(mealNutrition(mealOf(['rolled-oats', 50], ['egg', 60]), FOOD_BY_ID).animalProteinG).toBeCloseTo(7.5)
    expect(mealNutrition(mealOf(['rolled-oats', 50]), FOOD_BY_ID).animalProteinG).toBe(0)
  })

  it('counts only the animal part of a food of mixed origins', () => {
    const noodles = { ...EGG, id: 'egg-noodles', animalProteinG: 2.5 }
    const foodById = new Map([[noodles.id, noodles]])
    expect(mealNutrition(mealOf(['egg-noodles', 80]), foodById).animalProteinG).toBeCloseTo(2)
  })

  it("leaves a figure unknown when one ingredient's is, instead of counting it as zero", () => {
    expect(mealNutrition(mealOf(['rolled-oats', 50], ['egg', 60]), FOOD_BY_ID).fibreG).toBeNull()
    expect(mealNutrition(mealOf(['rolled-oats', 50]), FOOD_BY_ID).fibreG).toBeCloseTo(5)
  })

  it('throws for a food missing from the table', () => {
    expect(() => mealNutrition(mealOf(['unicorn', 1]), FOOD_BY_ID)).toThrow('No food "unicorn"')
  })
})

describe('sumMacros', () => {
  it('is zero for no parts and counts every part', () => {
    expect(sumMacros([])).toEqual({ kcal: 0, proteinG: 0, fatG: 0, carbohydrateG: 0 })
    expect(sumMacros([ingredientMacros(OATS, 30), ingredientMacros(OATS, 70)]).kcal).toBeCloseTo(370)
  })
})

describe('isMealAllowed', () => {
  const porridge = mealOf(['rolled-oats', 50])
  const pancakes = mealOf(['rolled-oats', 50], ['egg', 60])
  const vegan = { diet: 'vegan', allergens: new Set<never>(), dislikedFoodIds: new Set<string>() } as const

  it('decides about the diet by the foods', () => {
    expect(isMealAllowed(porridge, vegan, FOOD_BY_ID)).toBe(true)
    expect(isMealAllowed(pancakes, vegan, FOOD_BY_ID)).toBe(false)
    expect(isMealAllowed(pancakes, { ...vegan, diet: 'vegetarian' }, FOOD_BY_ID)).toBe(true)
  })

  it('excludes a meal for one allergen or one disliked food among many', () => {
    const classic = { ...vegan, diet: 'classic' } as const
    expect(mealAllergens(pancakes, FOOD_BY_ID)).toEqual(new Set(['gluten', 'egg']))
    expect(isMealAllowed(pancakes, { ...classic, allergens: new Set(['egg'] as const) }, FOOD_BY_ID)).toBe(false)
    expect(isMealAllowed(porridge, { ...classic, allergens: new Set(['egg'] as const) }, FOOD_BY_ID)).toBe(true)
    expect(isMealAllowed(pancakes, { ...classic, dislikedFoodIds: new Set(['egg']) }, FOOD_BY_ID)).toBe(false)
  })
})

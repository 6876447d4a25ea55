import { type AllergenicFood, type Exclusions, ordinaryMealId } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { canBePlanned, type MealFoods, mealsLeft } from './meals-left.ts'

const skyr: AllergenicFood = { id: 'skyr', allergens: ['milk'] }
const oats: AllergenicFood = { id: 'oats', allergens: ['gluten'] }
const apple: AllergenicFood = { id: 'apple', allergens: [] }

const breakfasts = (count: number, ...foods: AllergenicFood[]): MealFoods[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `breakfast-${foods.map(({ id }) => id).join('-')}-${index}`,
    type: 'breakfast',
    foods,
  }))
const others: MealFoods[] = (['lunch', 'snack', 'dinner'] as const).flatMap((type) =>
  Array.from({ length: 6 }, (_, index) => ({ id: `${type}-${index}`, type, foods: [apple] })),
)
const without = (allergens: Exclusions['allergens'], foodIds: readonly string[] = []): Exclusions => ({
  allergens,
  dislikedFoodIds: new Set(foodIds),
})
const breakfastOf = (meals: readonly MealFoods[], exclusions: Exclusions) =>
  mealsLeft([...meals, ...others], exclusions)[0]

describe('mealsLeft', () => {
  it('counts a recipe once, whatever of its forms are left', () => {
    const special: AllergenicFood = { id: 'gluten-free-oats', allergens: [] }
    const forms = breakfasts(3, special).flatMap((meal): MealFoods[] => [
      meal,
      { ...meal, id: ordinaryMealId(meal.id), foods: [oats] },
    ])
    expect(breakfastOf(forms, without(new Set()))?.count).toBe(3)
    expect(breakfastOf(forms, without(new Set(['gluten'])))?.count).toBe(3)
    expect(breakfastOf(forms, without(new Set(['gluten']), ['gluten-free-oats']))).toMatchObject({
      count: 0,
      dearest: { mealCount: 3 },
    })
  })

  it('names no exclusion when five meals are left', () => {
    expect(breakfastOf([...breakfasts(5, apple), ...breakfasts(9, skyr)], without(new Set(['milk'])))).toEqual({
      type: 'breakfast',
      count: 5,
      dearest: null,
    })
  })

  it('names the exclusion that alone removes most meals', () => {
    const meals = [
      ...breakfasts(4, apple),
      ...breakfasts(2, skyr),
      ...breakfasts(3, oats),
      ...breakfasts(8, skyr, oats),
    ]
    expect(breakfastOf(meals, without(new Set(['milk', 'gluten'])))).toEqual({
      type: 'breakfast',
      count: 4,
      dearest: { exclusion: { kind: 'allergen', allergen: 'gluten' }, mealCount: 3 },
    })
  })

  it('names the one that contributes most when only several together remove meals', () => {
    const meals = [...breakfasts(3, skyr, oats), ...breakfasts(2, skyr, apple), ...breakfasts(1, skyr, oats, apple)]
    const exclusions = without(new Set(['milk']), ['oats', 'apple'])
    expect(breakfastOf(meals, exclusions)?.dearest?.exclusion).toEqual({ kind: 'allergen', allergen: 'milk' })
  })
})

describe('canBePlanned', () => {
  it('is true down to the last meal of a type, because a plan may repeat it, and false without it', () => {
    const one = mealsLeft([...breakfasts(1, apple), ...breakfasts(9, skyr), ...others], without(new Set(['milk'])))
    expect(canBePlanned(one)).toBe(true)
    const none = mealsLeft([...breakfasts(9, skyr), ...others], without(new Set(['milk'])))
    expect(canBePlanned(none)).toBe(false)
  })
})

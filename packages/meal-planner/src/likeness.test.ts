import { describe, expect, it } from 'vitest'
import { likeness, LikenessTable } from './likeness.ts'
import type { IndexedMeal } from './meal-index.ts'
import { plainMeal } from './plain-meal.ts'
import type { PlannableMeal } from './plan-request.ts'

function look(changes: Partial<Pick<PlannableMeal, 'mainFoodIds' | 'leadFoodId' | 'dishes'>>): IndexedMeal {
  const meal = plainMeal(changes)
  return { meal, position: 0, hash: 0, mainFoods: new Set(meal.mainFoodIds), dishes: new Set(meal.dishes) }
}

describe('likeness', () => {
  it('counts a third for every main food in common', () => {
    const rice = look({ mainFoodIds: ['rice', 'tofu'] })
    expect(likeness(rice, look({ mainFoodIds: ['rice', 'leek'] }))).toBeCloseTo(1 / 3)
    expect(likeness(rice, look({ mainFoodIds: ['leek', 'rice', 'tofu'] }))).toBeCloseTo(2 / 3)
    expect(likeness(rice, look({ mainFoodIds: ['egg'] }))).toBe(0)
  })

  it('counts more for the food that both meals are named after', () => {
    const chicken = look({ mainFoodIds: ['chicken', 'rice'], leadFoodId: 'chicken' })
    const alsoChicken = look({ mainFoodIds: ['chicken', 'leek'], leadFoodId: 'chicken' })
    expect(likeness(chicken, alsoChicken)).toBeGreaterThan(likeness(chicken, { ...alsoChicken, meal: look({}).meal }))
    expect(likeness(look({}), look({}))).toBe(0)
  })

  it('finds two soups alike even without shared foods', () => {
    expect(likeness(look({ dishes: ['soup', 'leek soup'] }), look({ dishes: ['barszcz', 'soup'] }))).toBeCloseTo(2 / 3)
  })
})

describe('LikenessTable', () => {
  it('remembers a pair, and returns 0 for unknown meals', () => {
    const table = new LikenessTable(1)
    const rice = look({ mainFoodIds: ['rice'] })
    expect(table.between(rice, rice)).toBeCloseTo(1 / 3)
    expect(table.between(look({}), rice)).toBeCloseTo(1 / 3)
    expect(table.between(null, rice)).toBe(0)
  })
})

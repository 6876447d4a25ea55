import { describe, expect, it } from 'vitest'
import { NO_SWAPS, sumsOf, swappedMeals } from './swapped-meals.ts'

const meal = (name: string, type: 'Breakfast' | 'Lunch', kcal = 400) => ({
  name,
  mealType: { type },
  kcal,
  macro: { protein: { grams: 20 }, fat: { grams: 10.5 }, carbohydrates: { grams: 50 } },
})
const PLANNED = [meal('porridge', 'Breakfast'), meal('soup', 'Lunch', 600)]
const OTHERS = [meal('toast', 'Breakfast'), meal('curry', 'Lunch'), meal('shakshuka', 'Breakfast')]
const namesOf = (counts: typeof NO_SWAPS) => swappedMeals(PLANNED, OTHERS, counts).map(({ name }) => name)

describe('swappedMeals', () => {
  it('shows the planned meals before any swap', () => {
    expect(namesOf(NO_SWAPS)).toEqual(['porridge', 'soup'])
  })

  it('shows the chosen replacement of each type in its place', () => {
    expect(namesOf({ ...NO_SWAPS, Breakfast: 2 })).toEqual(['shakshuka', 'soup'])
    expect(namesOf({ ...NO_SWAPS, Breakfast: 1, Lunch: 1 })).toEqual(['toast', 'curry'])
  })

  it('shows the planned meal where no replacement has arrived', () => {
    expect(namesOf({ ...NO_SWAPS, Lunch: 2 })).toEqual(['porridge', 'soup'])
  })
})

describe('sumsOf', () => {
  it('adds the figures of the meals', () => {
    expect(sumsOf(PLANNED)).toEqual({ kcal: 1000, proteinG: 40, fatG: 21, carbohydrateG: 100 })
  })
})

import { expect, it } from 'vitest'
import type { DishFragment } from './meal-details.gen.ts'
import { firstInPot } from './pot-of-meal.ts'

const dish = (name: string, pot: DishFragment['pot']): DishFragment => ({
  __typename: 'DayDish',
  key: name,
  name,
  steps: [],
  recipeNote: null,
  leftoverUse: 'REHEAT',
  isFresh: pot === null,
  pot,
  portions: 1,
  portionsTotal: 2,
  portionDates: [],
  ingredients: [],
})
const gnocchi = dish('Baked gnocchi', { __typename: 'DishPot', portions: 2, amounts: [], steps: [] })
const salad = dish('Green salad', null)

it('finds the pot of a meal whose first dish is made fresh', () => {
  expect(firstInPot([salad, gnocchi])).toMatchObject({ name: 'Baked gnocchi', pot: { portions: 2 } })
})

it('finds none in a meal that is cooked for its day', () => {
  expect(firstInPot([salad])).toBeNull()
})

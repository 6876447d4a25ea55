import { sampleMeal } from '@dayplate/nutrition/testing'
import { expect, it } from 'vitest'
import { readStored } from './stored-meal.ts'

const meal = sampleMeal([['white-rice', 80]])
const [dish] = meal.dishes

it('reads the plain steps of earlier releases', () => {
  const stored = {
    ...meal,
    dishes: [{ name: 'Rice', ingredients: dish?.ingredients ?? [], steps: ['Boil.', 'Serve.'] }],
  }
  expect(readStored(stored).dishes[0]?.steps).toEqual([['Boil.'], ['Serve.']])
})

it('changes nothing in a meal of this release', () => {
  expect(readStored(meal)).toEqual(meal)
})

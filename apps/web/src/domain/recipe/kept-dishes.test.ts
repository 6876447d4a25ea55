import { expect, it } from 'vitest'
import { keptDishNames } from './kept-dishes.ts'

const gnocchi = { name: 'Baked gnocchi', isFresh: false }
const salad = { name: 'Green salad', isFresh: true }

it('names the dishes that are kept beside a fresh one', () => {
  expect(keptDishNames([salad, gnocchi])).toEqual(['Baked gnocchi'])
})

it('names no dish of a meal that is kept whole', () => {
  expect(keptDishNames([gnocchi])).toEqual([])
})

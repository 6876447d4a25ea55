import { describe, expect, it } from 'vitest'
import type { ComposedDish, Composition, FoodState } from '../relief/plated-meal.ts'
import { pictureGrams, platedMeal } from './plated-meal-of.ts'

const raw: FoodState = { cuts: [], heats: [], isGarnish: false, isTakenIn: false }
const fried: FoodState = { ...raw, heats: ['fried'] }
const composed = (place: ComposedDish['place'], states: readonly FoodState[]): ComposedDish => ({
  form: place === 'main' ? 'pasta' : 'salad',
  place,
  traits: place === 'main' && states.length > 1 ? ['sauced'] : [],
  states,
})
const composition: Composition = {
  vessel: 'plate',
  dishes: [composed('bowl', [raw]), composed('main', [fried]), composed('main', [fried, raw])],
}
const dishes = [
  { ingredients: [{ foodId: 'cucumber', grams: 100 }] },
  { ingredients: [{ foodId: 'tomato', grams: 83 }] },
  {
    ingredients: [
      { foodId: 'spaghetti', grams: 76 },
      { foodId: 'basil', grams: 7.4 },
    ],
  },
]
const meal = { id: 'spaghetti', type: 'lunch', dishes } as const
const plated = () => platedMeal(meal, composition, (foodId) => (foodId === 'spaghetti' ? 'pasta' : null))

describe('a meal on its plate', () => {
  it('joins the dishes of the main place and puts them first', () => {
    expect(plated()?.dishes.map(({ place, foods }) => [place, foods.map(({ foodId }) => foodId)])).toEqual([
      ['main', ['tomato', 'spaghetti', 'basil']],
      ['bowl', ['cucumber']],
    ])
    expect(plated()?.dishes[0]?.traits).toEqual(['sauced'])
  })

  it('has the state, the role and the rounded grams of each food', () => {
    expect(plated()?.dishes[0]?.foods[1]).toEqual({ ...fried, foodId: 'spaghetti', role: 'pasta', grams: 80 })
  })

  it('gives an exchanged food the state of its place', () => {
    const exchanged = [dishes[0], { ingredients: [{ foodId: 'red-pepper', grams: 80 }] }, dishes[2]].flatMap(
      (dish) => dish ?? [],
    )
    const food = platedMeal({ ...meal, dishes: exchanged }, composition, () => null)?.dishes[0]?.foods[0]
    expect(food).toMatchObject({ foodId: 'red-pepper', heats: ['fried'] })
  })

  it('is null when the dishes or their ingredients are not those that were composed', () => {
    expect(platedMeal({ ...meal, dishes: dishes.slice(1) }, composition, () => null)).toBeNull()
    const shorter = dishes.map(({ ingredients }) => ({ ingredients: ingredients.slice(0, 1) }))
    expect(platedMeal({ ...meal, dishes: shorter }, composition, () => null)).toBeNull()
  })
})

it.each([
  [83, 80],
  [21, 20],
  [19, 20],
  [7, 8],
  [0.4, 0],
])('pictures %d g as %d g, so that near portions share a picture', (grams, rounded) => {
  expect(pictureGrams(grams)).toBe(rounded)
})

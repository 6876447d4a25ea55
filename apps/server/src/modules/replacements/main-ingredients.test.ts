import { sampleFood, sampleMeal } from '@dayplate/nutrition/testing'
import { describe, expect, it } from 'vitest'
import { versionOf } from '../catalogue/index.ts'
import { mainIngredients } from './main-ingredients.ts'

const foodById = new Map(
  [
    sampleFood('lentils'),
    sampleFood('carrot'),
    sampleFood('salt', { isSeasoning: true }),
    sampleFood('water', { category: 'water' }),
  ].map((food) => [food.id, food]),
)

describe('the main ingredients of a dish', () => {
  it('are its heaviest foods without water and seasonings', () => {
    const soup = sampleMeal([
      ['carrot', 50],
      ['salt', 2],
      ['water', 400],
      ['lentils', 80],
    ])
    expect(mainIngredients(versionOf(soup, foodById), 'en')).toEqual(['lentils', 'carrot'])
  })
})

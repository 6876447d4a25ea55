import type { Food } from '@dayplate/nutrition'
import { macrosPer100g, type SampleAmount, sampleDish, sampleFood, sampleMeal } from '@dayplate/nutrition/testing'
import { describe, expect, it } from 'vitest'
import { boughtFoods } from './bought-foods.ts'

const food = (id: string, changes: Partial<Food> = {}): Food =>
  sampleFood(id, { category: 'grains', per100g: macrosPer100g(200, 10, 5), ...changes })

const foodById = new Map(
  [
    food('rice', { packsG: [400] }),
    food('sour-cream', { category: 'dairy', packsG: [330, 200] }),
    food('radish', { category: 'vegetables', packsG: [170], container: 'bunch' }),
    food('mushrooms', { category: 'vegetables', packsG: [500], ediblePercent: 50 }),
    food('carrot', { category: 'vegetables' }),
    food('salt', { isSeasoning: true }),
    food('water', { category: 'water', per100g: macrosPer100g(0, 0, 0) }),
  ].map((entry) => [entry.id, entry]),
)

const boughtFor = (...amounts: readonly SampleAmount[]) =>
  boughtFoods({ ...sampleMeal([]), dishes: [sampleDish(amounts, 'Stew')] }, foodById)

describe('boughtFoods', () => {
  it('leaves out seasonings and tap water', () => {
    expect(boughtFor(['salt', 3], ['water', 200], ['rice', 80])).toEqual([{ foodId: 'rice', freshLeftG: 0 }])
  })

  it('counts what the smallest packs of fresh food leave, peel included, and of two amounts together', () => {
    expect(boughtFor(['sour-cream', 50])).toEqual([{ foodId: 'sour-cream', freshLeftG: 150 }])
    expect(boughtFor(['mushrooms', 100])).toEqual([{ foodId: 'mushrooms', freshLeftG: 300 }])
    expect(boughtFor(['sour-cream', 150], ['carrot', 80], ['sour-cream', 50])).toEqual([
      { foodId: 'carrot', freshLeftG: 0 },
      { foodId: 'sour-cream', freshLeftG: 0 },
    ])
  })

  it('leaves nothing of a bunch, because the rest of it keeps', () => {
    expect(boughtFor(['radish', 60])).toEqual([{ foodId: 'radish', freshLeftG: 0 }])
  })
})

import { macrosPer100g, type SampleAmount, sampleFood, sampleMeal } from '@dayplate/nutrition/testing'
import { describe, expect, it } from 'vitest'
import { heldKinds, replacedKinds } from './food-kinds.ts'

const RICH = macrosPer100g(150, 20, 5)

const foodById = new Map(
  [
    sampleFood('rice', { category: 'grains' }),
    sampleFood('bread', { category: 'bread', allergens: ['gluten'] }),
    sampleFood('ham', { origin: 'meat', per100g: RICH }),
    sampleFood('salmon', { origin: 'fish', per100g: RICH }),
    sampleFood('milk', { origin: 'dairy', role: 'milk-like' }),
    sampleFood('oat-drink', { role: 'milk-like' }),
    sampleFood('seitan', { role: 'tofu-like', allergens: ['gluten'] }),
    sampleFood('minced-pork', { origin: 'meat', role: 'minced-meat', per100g: RICH }),
    sampleFood('silken-tofu', { name: { en: 'silken tofu', pl: 'tofu jedwabiste' } }),
    sampleFood('gluten-free-oats', { name: { en: 'gluten-free oats', pl: 'płatki owsiane bezglutenowe' } }),
  ].map((food) => [food.id, food]),
)

const held = (...amounts: readonly SampleAmount[]) => heldKinds(sampleMeal(amounts), foodById)
const replaced = (...amounts: readonly SampleAmount[]) => replacedKinds(sampleMeal(amounts), foodById)

describe('heldKinds', () => {
  it('finds meat, fish and dairy with a fifth of the protein', () => {
    expect(held(['ham', 40], ['rice', 80])).toEqual(['meat'])
    expect(held(['salmon', 100], ['milk', 100])).toEqual(['fish', 'dairy'])
  })

  it('ignores small amounts, and amounts that are small beside other foods', () => {
    expect(held(['ham', 15])).toEqual([])
    expect(held(['ham', 20], ['rice', 300])).toEqual([])
  })

  it('finds gluten in any noticeable food', () => {
    expect(held(['bread', 40], ['rice', 300])).toEqual(['gluten'])
    expect(held(['bread', 10])).toEqual([])
  })
})

describe('replacedKinds', () => {
  it('finds the kinds that plants substitute, each once', () => {
    expect(replaced(['seitan', 80])).toEqual(['meat'])
    expect(replaced(['silken-tofu', 100], ['seitan', 80])).toEqual(['meat'])
    expect(replaced(['oat-drink', 200], ['gluten-free-oats', 50])).toEqual(['dairy', 'gluten'])
  })

  it('finds nothing for animal foods, or for a splash of a plant drink', () => {
    expect(replaced(['milk', 200], ['minced-pork', 100], ['rice', 80])).toEqual([])
    expect(replaced(['oat-drink', 15])).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { animalProteinPer100g } from './animal-protein.ts'
import type { FoodOrigin } from './food.ts'
import { macrosPer100g, sampleFood } from './testing/index.ts'

/** 4 g of protein in 100 g. */
const foodOf = (origin: FoodOrigin, animalProteinG: number | null = null) =>
  sampleFood('any', { origin, animalProteinG, per100g: macrosPer100g(370, 4, 35) })

describe('animalProteinPer100g', () => {
  it.each(['dairy', 'egg', 'fish', 'meat'] as const)('is all the protein of a food from %s', (origin) => {
    expect(animalProteinPer100g(foodOf(origin))).toBe(4)
  })

  it.each(['plant', 'honey'] as const)('is none of the protein of a food from %s', (origin) => {
    expect(animalProteinPer100g(foodOf(origin))).toBe(0)
  })

  it('is the figure of the table for a food of mixed origins', () => {
    expect(animalProteinPer100g(foodOf('dairy', 2.6))).toBe(2.6)
  })

  it('accepts a figure of zero', () => {
    expect(animalProteinPer100g(foodOf('egg', 0))).toBe(0)
  })
})

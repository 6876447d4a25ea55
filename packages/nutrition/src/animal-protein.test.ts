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

  it('is what the table says where a food mixes origins', () => {
    expect(animalProteinPer100g(foodOf('dairy', 2.6))).toBe(2.6)
  })

  it('takes a stated zero at its word', () => {
    expect(animalProteinPer100g(foodOf('egg', 0))).toBe(0)
  })
})

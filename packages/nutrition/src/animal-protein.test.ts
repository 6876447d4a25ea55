import { describe, expect, it } from 'vitest'
import { animalProteinPer100g } from './animal-protein.ts'
import type { Food, FoodOrigin } from './food.ts'

type Source = Parameters<typeof animalProteinPer100g>[0]

const PER_100G: Food['per100g'] = {
  kcal: 370,
  proteinG: 4,
  fatG: 35,
  saturatedFatG: 4.4,
  carbohydrateG: 6.6,
  sugarsG: 3.2,
  fibreG: 2.5,
  saltG: 2.7,
}

const foodOf = (origin: FoodOrigin, animalProteinG: number | null = null): Source => ({
  origin,
  per100g: PER_100G,
  animalProteinG,
})

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

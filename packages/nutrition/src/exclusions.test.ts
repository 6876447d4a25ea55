import { describe, expect, it } from 'vitest'
import { allergensOf, excludedIn, type Exclusions, NO_EXCLUSIONS } from './exclusions.ts'

const oats = { id: 'rolled-oats', allergens: ['gluten'] } as const
const skyr = { id: 'skyr', allergens: ['milk'] } as const
const berries = { id: 'berries', allergens: [] } as const
const foods = [skyr, berries, oats, skyr]

const without = (allergens: Exclusions['allergens'], foodIds: readonly string[] = []): Exclusions => ({
  allergens,
  dislikedFoodIds: new Set(foodIds),
})

describe('allergensOf', () => {
  it('names each allergen once, in the order of the regulation', () => {
    expect(allergensOf(foods)).toEqual(['gluten', 'milk'])
  })
})

describe('excludedIn', () => {
  it('finds nothing without exclusions', () => {
    expect(excludedIn(foods, NO_EXCLUSIONS)).toEqual([])
  })

  it('finds allergens by the ingredients', () => {
    expect(excludedIn(foods, without(new Set(['milk', 'fish'])))).toEqual([{ kind: 'allergen', allergen: 'milk' }])
  })

  it('finds a food by its id, once however often it occurs', () => {
    expect(excludedIn(foods, without(new Set(), ['skyr', 'kale']))).toEqual([{ kind: 'food', foodId: 'skyr' }])
  })
})

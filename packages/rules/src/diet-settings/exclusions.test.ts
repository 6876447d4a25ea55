import { describe, expect, it } from 'vitest'
import { checkExclusions, DISLIKED_FOODS_MOST, exclusionsSchema, tidyExclusions } from './exclusions.ts'

const isFood = (foodId: string) => foodId.startsWith('food')
const foods = (count: number) => Array.from({ length: count }, (_, index) => `food-${index}`)

describe('tidyExclusions', () => {
  it('puts everything once into one order, so that two ways to choose are one choice', () => {
    expect(tidyExclusions({ allergens: ['milk', 'gluten', 'milk'], foodIds: ['kale', 'beetroot', 'kale'] })).toEqual({
      allergens: ['gluten', 'milk'],
      foodIds: ['beetroot', 'kale'],
    })
  })
})

describe('checkExclusions', () => {
  it('takes as many foods as may be left out, and one named twice once', () => {
    const foodIds = [...foods(DISLIKED_FOODS_MOST), 'food-0']
    expect(checkExclusions({ allergens: [], foodIds }, isFood)).toEqual([])
  })

  it('refuses one food more', () => {
    expect(checkExclusions({ allergens: [], foodIds: foods(DISLIKED_FOODS_MOST + 1) }, isFood)).toEqual([
      { fieldName: 'exclusions.foodIds', messages: ['diet-settings/validation/too-many-foods'] },
    ])
  })

  it('refuses a food nobody knows', () => {
    expect(checkExclusions({ allergens: ['milk'], foodIds: ['food-1', 'dragon'] }, isFood)).toEqual([
      { fieldName: 'exclusions.foodIds', messages: ['diet-settings/validation/food-unknown'] },
    ])
  })
})

describe('exclusionsSchema', () => {
  it('reads what a browser kept, and nothing that is no allergen', () => {
    expect(exclusionsSchema.safeParse({ allergens: ['milk'], foodIds: ['kale'] }).success).toBe(true)
    expect(exclusionsSchema.safeParse({ allergens: ['dust'], foodIds: [] }).success).toBe(false)
  })
})

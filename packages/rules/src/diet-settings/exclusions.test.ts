import { describe, expect, it } from 'vitest'
import { checkExclusions, DISLIKED_FOODS_MOST, exclusionsSchema, tidyExclusions } from './exclusions.ts'

const isFood = (foodId: string) => foodId.startsWith('food')
const foods = (count: number) => Array.from({ length: count }, (_, index) => `food-${index}`)

describe('tidyExclusions', () => {
  it('removes duplicates and sorts, so that equal exclusions are equal', () => {
    expect(tidyExclusions({ allergens: ['milk', 'gluten', 'milk'], foodIds: ['kale', 'beetroot', 'kale'] })).toEqual({
      allergens: ['gluten', 'milk'],
      foodIds: ['beetroot', 'kale'],
    })
  })
})

describe('checkExclusions', () => {
  it('accepts the maximum number of foods, and counts duplicates once', () => {
    const foodIds = [...foods(DISLIKED_FOODS_MOST), 'food-0']
    expect(checkExclusions({ allergens: [], foodIds }, isFood)).toEqual([])
  })

  it('refuses one food more', () => {
    expect(checkExclusions({ allergens: [], foodIds: foods(DISLIKED_FOODS_MOST + 1) }, isFood)).toEqual([
      { fieldName: 'exclusions.foodIds', messages: ['diet-settings/validation/too-many-foods'] },
    ])
  })

  it('refuses an unknown food', () => {
    expect(checkExclusions({ allergens: ['milk'], foodIds: ['food-1', 'dragon'] }, isFood)).toEqual([
      { fieldName: 'exclusions.foodIds', messages: ['diet-settings/validation/food-unknown'] },
    ])
  })
})

describe('exclusionsSchema', () => {
  it('reads data stored in a browser, but no unknown allergens', () => {
    expect(exclusionsSchema.safeParse({ allergens: ['milk'], foodIds: ['kale'] }).success).toBe(true)
    expect(exclusionsSchema.safeParse({ allergens: ['dust'], foodIds: [] }).success).toBe(false)
  })
})

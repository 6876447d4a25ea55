import { describe, expect, it } from 'vitest'
import { type ChosenExclusions, withAllergen, withFood, withoutFood } from './chosen-exclusions.ts'

const NOTHING: ChosenExclusions = { allergens: [], foods: [] }
const kale = { id: 'kale', name: 'Kale' }

describe('what is left out', () => {
  it('holds an allergen once, and not after it is put back', () => {
    const milk = withAllergen(withAllergen(NOTHING, 'milk', true), 'milk', true)
    expect(milk.allergens).toEqual(['milk'])
    expect(withAllergen(milk, 'milk', false)).toEqual(NOTHING)
  })

  it('holds a food once, and not after it is put back', () => {
    const once = withFood(withFood(NOTHING, kale), kale)
    expect(once.foods).toEqual([kale])
    expect(withoutFood(once, 'kale')).toEqual(NOTHING)
  })

  it('takes no more foods than may be left out', () => {
    const foods = Array.from({ length: 60 }, (_, index) => ({ id: `${index}`, name: `${index}` }))
    expect(withFood({ allergens: [], foods }, kale).foods).toEqual(foods)
  })
})

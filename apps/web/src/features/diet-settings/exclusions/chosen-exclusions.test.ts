import { describe, expect, it } from 'vitest'
import { type ChosenExclusions, withAllergen, withFoods, withoutFoods } from './chosen-exclusions.ts'

const NOTHING: ChosenExclusions = { allergens: [], foods: [] }
const kale = { id: 'kale', name: 'Kale' }
const leek = { id: 'leek', name: 'Leek' }

describe('chosen exclusions', () => {
  it('contain an allergen once, and not after it is removed', () => {
    const milk = withAllergen(withAllergen(NOTHING, 'milk', true), 'milk', true)
    expect(milk.allergens).toEqual(['milk'])
    expect(withAllergen(milk, 'milk', false)).toEqual(NOTHING)
  })

  it('contain a food once, and not after it is removed', () => {
    const once = withFoods(withFoods(NOTHING, [kale]), [kale, leek])
    expect(once.foods).toEqual([kale, leek])
    expect(withoutFoods(once, [leek]).foods).toEqual([kale])
    expect(withoutFoods(once, [kale, leek])).toEqual(NOTHING)
  })

  it('contain no more foods than the limit', () => {
    const foods = Array.from({ length: 60 }, (_, index) => ({ id: `${index}`, name: `${index}` }))
    expect(withFoods({ allergens: [], foods }, [kale]).foods).toEqual(foods)
    const nearly = { allergens: [], foods: foods.slice(1) }
    expect(withFoods(nearly, [kale, leek]).foods).toEqual([...nearly.foods, kale])
  })
})

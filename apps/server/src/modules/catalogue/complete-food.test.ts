import { sampleFood } from '@dayplate/nutrition/testing'
import { describe, expect, it } from 'vitest'
import { completeFood } from './complete-food.ts'

describe('a stored food', () => {
  it('is read as it was written', () => {
    const food = sampleFood('kale')
    const known = { ...food, micronutrientsPer100g: { ...food.micronutrientsPer100g, zincMg: 0.4 } }
    expect(completeFood(known)).toEqual(known)
  })

  it('has unknown figures, a middle price and the usual container where an earlier release stored none', () => {
    const measures = [{ unit: 'can', grams: 240 }] as const
    const food = sampleFood('beans', { measures })
    const { micronutrientsPer100g, priceClass: _price, container: _container, aisle: _aisle, ...rest } = food
    const { magnesiumMg: _, zincMg: _zinc, iodineUg: _iodine, ...earlier } = micronutrientsPer100g
    const stored = { ...rest, micronutrientsPer100g: { ...earlier, calciumMg: 150 } }
    expect(completeFood(stored)).toEqual(
      sampleFood('beans', {
        measures,
        container: 'tin',
        micronutrientsPer100g: { ...micronutrientsPer100g, calciumMg: 150 },
      }),
    )
  })
})

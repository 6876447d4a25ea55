import { MEAL_TYPES } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { SERVICES } from './services.ts'

describe('the crockery of a day', () => {
  it('has no glaze and no wood in two meals', () => {
    const services = MEAL_TYPES.map((mealType) => SERVICES[mealType])
    const glazes = services.flatMap((service) => service.glazes)
    expect(new Set(glazes).size).toBe(glazes.length)
    expect(new Set(services.map(({ wood }) => wood)).size).toBe(services.length)
  })
})

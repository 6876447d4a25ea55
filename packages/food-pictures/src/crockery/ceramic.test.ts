import { MEAL_TYPES } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { ceramicFor } from './ceramic.ts'

const FORMS = ['soup', 'salad', 'pasta', 'stew', 'bowl', 'sandwich'] as const
const choices = MEAL_TYPES.map((mealType) => {
  const ids = Array.from({ length: 30 }, (_, i) => `meal-${i}`)
  return new Set(FORMS.flatMap((form) => ids.map((id) => ceramicFor({ id, mealType, form }))))
})

describe('ceramicFor', () => {
  it('always gives a meal the same ceramic', () => {
    const meal = { id: 'greek-salad', mealType: 'lunch', form: 'salad' } as const
    expect(ceramicFor(meal)).toBe(ceramicFor(meal))
  })

  it('never gives two meals of one day the same ceramic', () => {
    const all = choices.flatMap((ceramics) => [...ceramics])
    expect(new Set(all).size).toBe(all.length)
  })

  it('keeps slate for pasta, stews and salads', () => {
    for (let i = 0; i < 30; i++)
      expect(ceramicFor({ id: `soup-${i}`, mealType: 'dinner', form: 'soup' })).not.toBe('slate')
  })
})

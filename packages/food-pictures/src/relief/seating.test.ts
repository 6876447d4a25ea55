import { describe, expect, it } from 'vitest'
import type { PlatedDish, PlatedFood, PlatedMeal } from './plated-meal.ts'
import { isAtRim } from './plating/few-slices.ts'
import { seatingOf } from './seating.ts'

const food = (foodId: string, role: string, more: Partial<PlatedFood> = {}): PlatedFood => ({
  foodId,
  role,
  grams: 60,
  cuts: [],
  heats: [],
  isGarnish: false,
  isTakenIn: false,
  ...more,
})

const mealOf = (form: PlatedDish['form'], foods: readonly PlatedFood[]): PlatedMeal => ({
  id: 'meal',
  mealType: 'lunch',
  vessel: 'bowl',
  dishes: [{ form, place: 'main', traits: [], foods }],
})

const beetroot = food('beetroot', 'root-vegetable', { heats: ['boiled'] })

describe('the seating of a meal', () => {
  it('lays bread beside a soup, on a plate of its own', () => {
    const { main, onSidePlate } = seatingOf(mealOf('soup', [beetroot, food('rye-bread', 'bread')]))
    expect(main?.dish.foods).toEqual([beetroot])
    expect(onSidePlate.map(({ dish }) => dish.foods.map(({ foodId }) => foodId))).toEqual([['rye-bread']])
  })

  it('leaves croutons in a soup, and bread under what lies on it', () => {
    const croutons = food('rye-bread', 'bread', { cuts: ['diced'], heats: ['fried'] })
    expect(seatingOf(mealOf('soup', [beetroot, croutons])).onSidePlate).toEqual([])
    expect(seatingOf(mealOf('open-sandwich', [food('rye-bread', 'bread')])).onSidePlate).toEqual([])
  })

  it('lays few slices of pickles at the rim, but not leaves', () => {
    const side = (foods: readonly PlatedFood[]): PlatedDish => ({ form: 'salad', place: 'beside', traits: [], foods })
    const gherkins = side([food('gherkins', 'pickle', { grams: 20, cuts: ['sliced'] })])
    const bowlful = side([food('gherkins', 'pickle', { grams: 50, cuts: ['sliced'] })])
    expect(isAtRim({ dish: gherkins, index: 1 })).toBe(true)
    expect(isAtRim({ dish: bowlful, index: 1 })).toBe(false)
    expect(isAtRim({ dish: side([food('rocket', 'salad-leaf', { grams: 25 })]), index: 1 })).toBe(false)
  })
})

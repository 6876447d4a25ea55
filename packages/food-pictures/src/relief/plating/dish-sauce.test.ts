import { describe, expect, it } from 'vitest'
import type { PlatedFood } from '../plated-meal.ts'
import { isSauceOnly, poolSauce, stewSauce } from './dish-sauce.ts'

const food = (foodId: string, grams: number, isTakenIn = false): PlatedFood => ({
  foodId,
  role: null,
  grams,
  cuts: [],
  heats: [],
  isGarnish: false,
  isTakenIn,
})

describe('the sauce of a dish', () => {
  it('is red with tomatoes, and paler with cream in them', () => {
    const red = stewSauce([food('canned-tomatoes', 200)])
    const pink = stewSauce([food('canned-tomatoes', 200), food('cream', 60)])
    expect(red?.colour.red ?? 0).toBeGreaterThan((red?.colour.green ?? 1) * 3)
    expect(pink?.colour.green ?? 0).toBeGreaterThan(red?.colour.green ?? 1)
  })

  it('belongs to the food that it is named by, though another one is stronger', () => {
    expect(stewSauce([food('tomato-paste', 40, true), food('tomato-passata', 100)])?.food.foodId).toBe('tomato-passata')
  })

  it('does not turn green by leaves that are strewn on the dish', () => {
    const tomatoes = food('cherry-tomatoes', 150)
    const plain = stewSauce([tomatoes])
    expect(stewSauce([tomatoes, { ...food('basil', 30), isGarnish: true }])?.colour).toEqual(plain?.colour)
  })

  it('stands on a plate only when enough of it is poured', () => {
    expect(poolSauce([food('soy-sauce', 8), food('tofu', 100)])).toBeNull()
    expect(poolSauce([food('coconut-milk', 100), food('tofu', 100)])).not.toBeNull()
  })

  it('is a dish of its own when nothing else is seen', () => {
    const dish = { form: 'stew', place: 'beside', traits: [] } as const
    expect(isSauceOnly({ ...dish, foods: [food('natural-yoghurt', 80), food('dill', 4)] })).toBe(true)
    expect(isSauceOnly({ ...dish, foods: [food('natural-yoghurt', 80), food('cucumber', 100)] })).toBe(false)
  })
})

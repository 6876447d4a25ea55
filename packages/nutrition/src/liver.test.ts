import { describe, expect, it } from 'vitest'
import { holdsLiver, isLiver } from './liver.ts'
import { sampleFood, sampleMeal } from './testing/index.ts'

const foodById = new Map([sampleFood('chicken-liver'), sampleFood('olives')].map((food) => [food.id, food]))

describe('liver', () => {
  it('is what its id names', () => {
    expect(['liver', 'chicken-liver', 'cod-liver-oil'].every((id) => isLiver({ id }))).toBe(true)
    expect(['olives', 'oliver'].some((id) => isLiver({ id }))).toBe(false)
  })

  it('is found in a meal', () => {
    expect(holdsLiver(sampleMeal([['chicken-liver', 80]]), foodById)).toBe(true)
    expect(holdsLiver(sampleMeal([['olives', 80]]), foodById)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { createRandom, pick, wobble } from './random.ts'

const take = (seed: string, count: number): number[] => Array.from({ length: count }, createRandom(seed))

describe('createRandom', () => {
  it('gives the same stream for the same seed and another for another seed', () => {
    expect(take('skyr-bowl', 20)).toEqual(take('skyr-bowl', 20))
    expect(take('skyr-bowl', 20)).not.toEqual(take('skyr-bowk', 20))
  })

  it('stays in [0, 1), half of it on either side of the middle', () => {
    const numbers = take('fair', 4000)
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
    expect(mean).toBeCloseTo(0.5, 1)
  })
})

describe('pick', () => {
  it('returns every choice in time', () => {
    const random = createRandom('choices')
    expect(new Set(Array.from({ length: 60 }, () => pick(['a', 'b', 'c'], random)))).toEqual(new Set(['a', 'b', 'c']))
  })
})

describe('wobble', () => {
  it('stays within its range on both sides of zero', () => {
    const random = createRandom('wobble')
    const wobbles = Array.from({ length: 200 }, () => wobble(3, random))
    expect(Math.max(...wobbles)).toBeLessThanOrEqual(3)
    expect(Math.min(...wobbles)).toBeGreaterThanOrEqual(-3)
    expect(Math.max(...wobbles)).toBeGreaterThan(1)
    expect(Math.min(...wobbles)).toBeLessThan(-1)
  })
})

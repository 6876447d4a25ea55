import { describe, expect, it } from 'vitest'
import { box, ellipse, rounded, smooth } from './shape.ts'

describe('smooth', () => {
  it('rises from 0 to 1 between two values, and falls when they are given the other way round', () => {
    expect([smooth(2, 4, 1), smooth(2, 4, 3), smooth(2, 4, 5)]).toEqual([0, 0.5, 1])
    expect([smooth(4, 2, 1), smooth(4, 2, 3), smooth(4, 2, 5)]).toEqual([1, 0.5, 0])
  })
})

describe('rounded', () => {
  it('is 0 at the edge and outside, and 1 from the given depth on', () => {
    expect([rounded(1, 5), rounded(0, 5), rounded(-5, 5), rounded(-9, 5)]).toEqual([0, 0, 1, 1])
    expect(rounded(-1, 5)).toBeCloseTo(0.6, 5)
  })
})

describe('ellipse', () => {
  it('is 0 on its outline, negative inside and the distance along its axes', () => {
    const outline = ellipse(20, 10)
    expect(outline(20, 0)).toBeCloseTo(0, 9)
    expect(outline(0, 12)).toBeCloseTo(2, 1)
    expect(outline(0, 0)).toBe(-10)
  })
})

describe('box', () => {
  it('has straight sides and rounded corners', () => {
    const outline = box(20, 10, 4)
    expect(outline(0, 12)).toBe(2)
    expect(outline(25, 0)).toBe(5)
    expect(outline(20, 10)).toBeGreaterThan(0)
    expect(outline(0, 0)).toBe(-10)
  })
})

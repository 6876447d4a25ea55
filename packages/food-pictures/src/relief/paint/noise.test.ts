import { describe, expect, it } from 'vitest'
import { cells, cloud, noise } from './noise.ts'

const POINTS = Array.from({ length: 400 }, (_, index) => ({
  x: (index % 20) * 1.7 - 17,
  y: Math.floor(index / 20) * 2.3 - 23,
}))

describe.each([
  ['noise', noise],
  ['cloud', cloud],
] as const)('%s', (_, field) => {
  it('stays between 0 and 1, also at negative coordinates', () => {
    const values = POINTS.map(({ x, y }) => field(x, y))
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...values)).toBeLessThanOrEqual(1)
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.4)
  })

  it('has no steps', () => {
    const steps = POINTS.map(({ x, y }) => Math.abs(field(x + 0.001, y) - field(x, y)))
    expect(Math.max(...steps)).toBeLessThan(0.01)
  })
})

describe('cloud', () => {
  it('has no seam where it repeats', () => {
    expect(Math.abs(cloud(31.999, 5) - cloud(32.001, 5))).toBeLessThan(0.02)
    expect(cloud(3, 4)).toBeCloseTo(cloud(35, 36), 5)
  })
})

describe('cells', () => {
  it('finds a nearest seed that is never farther than the second', () => {
    for (const { x, y } of POINTS) {
      const { near, second, luck } = cells(x, y)
      expect(near).toBeLessThanOrEqual(second)
      expect(luck).toBeGreaterThanOrEqual(0)
    }
  })
})

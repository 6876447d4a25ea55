import { expect, it } from 'vitest'
import { donutStroke, RING_LENGTH, RING_RADIUS } from './donut-stroke.ts'

it('is the share of the goal times 553, and full beyond the goal', () => {
  expect(donutStroke(0, 2000)).toBe(0)
  expect(donutStroke(1500, 2000)).toBe(414.75)
  expect(donutStroke(2000, 2000)).toBe(553)
  expect(donutStroke(2600, 2000)).toBe(553)
})

it('is at most the circumference of the ring', () => {
  expect(Math.round(2 * Math.PI * RING_RADIUS)).toBe(RING_LENGTH)
})

it.each([
  [Number.NaN, 2000],
  [1, 0],
  [1, Number.NaN],
  [-1, 2000],
  [1, Number.POSITIVE_INFINITY],
])('refuses %s of %s', (value, goal) => {
  expect(() => donutStroke(value, goal)).toThrow(RangeError)
})

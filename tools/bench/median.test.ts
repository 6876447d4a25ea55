import { expect, it } from 'vitest'
import { median } from './median.ts'

it('uses the middle by size, not by order', () => {
  expect(median([2000, 10, 900])).toBe(900)
})

it('uses the mean of the two in the middle', () => {
  expect(median([1, 9, 3, 5])).toBe(4)
})

it('refuses an empty list', () => {
  expect(() => median([])).toThrow('nothing')
})

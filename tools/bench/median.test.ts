import { expect, it } from 'vitest'
import { median } from './median.ts'

it('takes the middle by size, not by order', () => {
  expect(median([2000, 10, 900])).toBe(900)
})

it('takes the mean of the two in the middle', () => {
  expect(median([1, 9, 3, 5])).toBe(4)
})

it('refuses to make up a number from nothing', () => {
  expect(() => median([])).toThrow('nothing')
})

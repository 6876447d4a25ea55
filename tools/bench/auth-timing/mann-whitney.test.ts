import { expect, it } from 'vitest'
import { mannWhitneyP } from './mann-whitney.ts'

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)

it('finds no difference between a sample and itself', () => {
  expect(mannWhitneyP(numbers(0, 50), numbers(0, 50))).toBeCloseTo(1, 5)
})

it('finds a difference between samples that do not overlap', () => {
  expect(mannWhitneyP(numbers(0, 200), numbers(1_000, 200))).toBeLessThan(1e-10)
})

// U = 264, mean 200, deviation 36.968: z = 63.5 / 36.968 = 1.7177, whose two-sided p-value is 0.08585.
it('agrees with a value calculated by hand, in both orders', () => {
  expect(mannWhitneyP(numbers(3.2, 20), numbers(0, 20))).toBeCloseTo(0.08585, 4)
  expect(mannWhitneyP(numbers(0, 20), numbers(3.2, 20))).toBeCloseTo(0.08585, 4)
})

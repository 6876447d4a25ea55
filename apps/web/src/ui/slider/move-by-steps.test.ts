import { expect, it } from 'vitest'
import { moveBySteps } from './move-by-steps.ts'

const GLASSES = { min: 100, max: 1600, step: 50 }

it('moves by as many steps as asked, in both directions', () => {
  expect(moveBySteps(900, 1, GLASSES)).toBe(950)
  expect(moveBySteps(900, -10, GLASSES)).toBe(400)
})

it('stops at the limits', () => {
  expect(moveBySteps(1400, 10, GLASSES)).toBe(1600)
  expect(moveBySteps(100, -1, GLASSES)).toBe(100)
})

it('keeps decimal steps free of rounding errors', () => {
  expect(moveBySteps(0.1, 2, { min: 0, max: 1, step: 0.1 })).toBe(0.3)
})

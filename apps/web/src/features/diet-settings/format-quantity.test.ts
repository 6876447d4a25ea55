import { expect, it } from 'vitest'
import { formatHeight, formatWeight, formatWeightChange } from './format-quantity.ts'

const NOW = { value: 80.9, unit: 'kg' } as const
const GOAL = { value: 78, unit: 'kg' } as const

it('writes weights in the user’s units and language', () => {
  expect(formatWeight(NOW, 'si', 'en')).toBe('80.9\u00A0kg')
  expect(formatWeight(NOW, 'si', 'pl')).toBe('80,9\u00A0kg')
  expect(formatWeight(NOW, 'imperial', 'en')).toBe('178.4\u00A0lb')
})

it('writes the difference between the two rounded weights', () => {
  expect(formatWeightChange([NOW, GOAL], 'si', 'en')).toBe('2.9\u00A0kg')
  expect(formatWeightChange([GOAL, NOW], 'imperial', 'en')).toBe('6.4\u00A0lb')
})

it('writes heights in centimetres, or in feet and inches', () => {
  expect(formatHeight({ value: 168, unit: 'cm' }, 'si')).toBe('168\u00A0cm')
  expect(formatHeight({ value: 168, unit: 'cm' }, 'imperial')).toBe('5\u00A0ft 6\u00A0in')
  expect(formatHeight({ value: 72, unit: 'in' }, 'imperial')).toBe('6\u00A0ft 0\u00A0in')
})

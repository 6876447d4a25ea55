import { describe, expect, it } from 'vitest'
import { formatDistance, formatWeight, formatWeightChange } from './format-weight.ts'

const START = { value: 84.2, unit: 'kg' } as const
const NOW = { value: 78, unit: 'kg' } as const

describe('a weight to read', () => {
  it('has one decimal, also where it is whole, in the reader’s language', () => {
    expect(formatWeight(NOW, 'en')).toBe('78.0\u00A0kg')
    expect(formatWeight({ value: 171.96, unit: 'lb' }, 'pl')).toBe('172,0\u00A0lb')
  })
})

describe('the way of a weight', () => {
  it('has its sign, and is nothing where nothing changed', () => {
    expect(formatWeightChange(START, NOW, 'en')).toBe('−6.2\u00A0kg')
    expect(formatWeightChange(NOW, START, 'pl')).toBe('+6,2\u00A0kg')
    expect(formatWeightChange(NOW, NOW, 'en')).toBeNull()
  })

  it('is a distance without one', () => {
    expect(formatDistance(START, NOW, 'en')).toBe('6.2\u00A0kg')
    expect(formatDistance(NOW, START, 'en')).toBe('6.2\u00A0kg')
  })
})

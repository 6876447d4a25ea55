import { describe, expect, it } from 'vitest'
import { formatDistance, formatWeight, formatWeightChange } from './format-weight.ts'

const START = { value: 84.2, unit: 'kg' } as const
const NOW = { value: 78, unit: 'kg' } as const

describe('formatWeight', () => {
  it('writes one decimal, even for whole numbers, in the user’s language', () => {
    expect(formatWeight(NOW, 'en')).toBe('78.0\u00A0kg')
    expect(formatWeight({ value: 171.96, unit: 'lb' }, 'pl')).toBe('172,0\u00A0lb')
  })
})

describe('formatWeightChange and formatDistance', () => {
  it('write a change with its sign, and return null without a change', () => {
    expect(formatWeightChange(START, NOW, 'en')).toBe('−6.2\u00A0kg')
    expect(formatWeightChange(NOW, START, 'pl')).toBe('+6,2\u00A0kg')
    expect(formatWeightChange(NOW, NOW, 'en')).toBeNull()
  })

  it('write a distance without a sign', () => {
    expect(formatDistance(START, NOW, 'en')).toBe('6.2\u00A0kg')
    expect(formatDistance(NOW, START, 'en')).toBe('6.2\u00A0kg')
  })
})

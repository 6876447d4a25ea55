import { describe, expect, it } from 'vitest'
import { dateRule, requiredRule } from './index.ts'

describe('requiredRule', () => {
  it.each(['', false, null, undefined])('refuses %j', (value) => {
    expect(requiredRule(value)).toBe('validation/required')
  })

  it.each([0, 'a', true, ' ', Number.NaN])('accepts %j', (value) => {
    expect(requiredRule(value)).toBeNull()
  })
})

describe('dateRule', () => {
  it.each(['2025-1-5', '2025-02-30', '05.01.2025', '2025-01-05T00:00', 20250105])('refuses %j', (value) => {
    expect(dateRule(value)).toBe('validation/date-format')
  })

  it.each(['2025-01-05', '2024-02-29', '', null])('accepts %j', (value) => {
    expect(dateRule(value)).toBeNull()
  })
})

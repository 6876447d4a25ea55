import { describe, expect, it } from 'vitest'
import { partErrors, totalInches } from './height-parts.ts'

describe('partErrors', () => {
  it('accepts whole feet and inches and empty fields', () => {
    expect(partErrors({ feet: 5, inches: 11 })).toEqual({})
    expect(partErrors({ feet: null, inches: null })).toEqual({})
  })

  it('requires whole numbers and 0 to 11 inches', () => {
    expect(partErrors({ feet: Number.NaN, inches: 5.5 })).toEqual({
      feet: 'validation/number-format',
      inches: 'diet-settings/validation/height-whole',
    })
    expect(partErrors({ feet: 5.5, inches: 12 })).toEqual({
      feet: 'diet-settings/validation/height-whole',
      inches: 'diet-settings/validation/inches-range',
    })
  })
})

describe('totalInches', () => {
  it('adds up both fields', () => {
    expect(totalInches({ feet: 5, inches: 6 })).toBe(66)
  })

  it('returns null while a field is empty or invalid', () => {
    expect(totalInches({ feet: 5, inches: null })).toBeNull()
    expect(totalInches({ feet: 5, inches: 5.5 })).toBeNull()
    expect(totalInches({ feet: Number.NaN, inches: 5 })).toBeNull()
  })
})

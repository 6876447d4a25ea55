import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDecimal, parseDecimal } from './decimal.ts'

describe('parseDecimal', () => {
  it('reads a point and a comma in every language of the interface', () => {
    expect(parseDecimal('80.9')).toBe(80.9)
    expect(parseDecimal('80,9')).toBe(80.9)
    expect(parseDecimal(' 1 800 ')).toBe(1800)
  })

  it('returns null for empty text and NaN for text that is not a number', () => {
    expect(parseDecimal('  ')).toBeNull()
    expect(parseDecimal('8o.9')).toBeNaN()
    expect(parseDecimal('1.2.3')).toBeNaN()
    expect(parseDecimal('-')).toBeNaN()
    expect(parseDecimal('1e5')).toBeNaN()
  })
})

describe('formatDecimal', () => {
  it('writes text that parseDecimal reads back, in English and in Polish', () => {
    const hundredths = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((count) => count / 100)
    fc.assert(
      fc.property(hundredths, fc.constantFrom('en', 'pl'), (value, locale) => {
        expect(parseDecimal(formatDecimal(value, { locale }))).toBe(value)
      }),
    )
  })

  it('keeps trailing zeros of a number that is only displayed', () => {
    expect(formatDecimal(78, { locale: 'en', fractionDigits: 1, hasFixedDigits: true })).toBe('78.0')
    expect(formatDecimal(78, { locale: 'pl', fractionDigits: 1, hasFixedDigits: true })).toBe('78,0')
  })

  it('returns empty text for null and NaN', () => {
    expect(formatDecimal(null, { locale: 'en' })).toBe('')
    expect(formatDecimal(Number.NaN, { locale: 'en' })).toBe('')
  })
})

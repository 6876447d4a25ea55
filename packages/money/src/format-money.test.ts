import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'
import { zlotys } from './money.arbitrary.ts'
import { makeMoney } from './money.ts'

/** Shows the no-break space as an underscore, so that it is visible. */
const shown = (minor: number, language: 'en' | 'pl', currency?: string): string =>
  formatMoney(makeMoney(minor, currency), language).replaceAll('\u00a0', '_')

describe('formatMoney', () => {
  it('writes 0 to 2 decimals', () => {
    expect([1000, 1050, 1055].map((minor) => shown(minor, 'en'))).toEqual(['10_zl', '10.5_zl', '10.55_zl'])
  })

  it('writes the decimal comma and the letter ł in Polish', () => {
    expect([5900, 5990, 5995].map((minor) => shown(minor, 'pl'))).toEqual(['59_zł', '59,9_zł', '59,95_zł'])
  })

  it('groups thousands as the language does', () => {
    expect([shown(1_234_567, 'en'), shown(1_234_567, 'pl'), shown(123_450, 'pl')]).toEqual([
      '12,345.67_zl',
      '12_345,67_zł',
      '1234,5_zł',
    ])
  })

  it('names other currencies by their signs', () => {
    expect([shown(999, 'en', 'USD'), shown(999, 'pl', 'EUR')]).toEqual(['9.99_$', '9,99_€'])
  })

  it('never allows a line break within a price, and never loses a grosz', () => {
    fc.assert(
      fc.property(zlotys, fc.constantFrom('en', 'pl'), (money, language) => {
        const text = formatMoney(money, language)
        expect(text).not.toMatch(/[^\S\u00a0]/)
        const digits = text.replace(/\u00a0z[lł]$/, '').replaceAll(language === 'en' ? ',' : '\u00a0', '')
        expect(Math.round(Number(digits.replace(',', '.')) * 100)).toBe(money.minor)
      }),
    )
  })
})

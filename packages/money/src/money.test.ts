import { describe, expect, it } from 'vitest'
import { makeMoney } from './money.ts'

describe('makeMoney', () => {
  it('is złoty unless another currency is named', () => {
    expect([makeMoney(5990), makeMoney(5990, 'USD')]).toEqual([
      { minor: 5990, currency: 'PLN' },
      { minor: 5990, currency: 'USD' },
    ])
  })

  it.each([null, undefined])('refuses a missing amount: %s', (missing) => {
    expect(() => makeMoney(missing)).toThrow('Amount has to be set')
  })

  it.each([59.9, Number.NaN, Infinity, 2 ** 53])('refuses a count of minor units that is not exact: %s', (minor) => {
    expect(() => makeMoney(minor)).toThrow(RangeError)
  })

  it('refuses an unknown currency', () => {
    expect(() => makeMoney(1, 'JPY')).toThrow('JPY is none of PLN, EUR, USD')
  })

  it('treats −0 as 0', () => {
    expect(Object.is(makeMoney(-0).minor, 0)).toBe(true)
  })
})

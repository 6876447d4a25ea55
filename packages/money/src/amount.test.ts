import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOf, moneyOfAmount } from './amount.ts'
import { zlotys } from './money.arbitrary.ts'

describe('amountOf and moneyOfAmount', () => {
  it('are inverse to each other, so that nothing is lost on the wire', () => {
    fc.assert(
      fc.property(zlotys, (money) => {
        expect(moneyOfAmount(Number(JSON.stringify(amountOf(money))))).toEqual(money)
      }),
    )
  })

  it('has at most 2 decimals on the wire', () => {
    fc.assert(
      fc.property(zlotys, (money) => {
        expect(String(amountOf(money))).toMatch(/^-?\d+(\.\d{1,2})?$/)
      }),
    )
  })
})

describe('moneyOfAmount', () => {
  it.each([
    [59.9, 5990],
    [10.555, 1056],
    // In binary 1.005 is slightly less than written.
    [1.005, 101],
    [-1.005, -101],
    [0.004, 0],
    [1e-9, 0],
    [1e10, 1e12],
  ])('rounds to 2 decimals, halves away from zero: %d → %d', (amount, minor) => {
    expect(moneyOfAmount(amount).minor).toBe(minor)
  })

  it('refuses a missing amount', () => {
    expect(() => moneyOfAmount(null)).toThrow('Amount has to be set')
  })

  it.each([Number.NaN, Infinity, 1e300])('refuses %s', (amount) => {
    expect(() => moneyOfAmount(amount)).toThrow(RangeError)
  })
})

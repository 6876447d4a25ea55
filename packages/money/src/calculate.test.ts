import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMoney, compareMoney, multiplyMoney } from './calculate.ts'
import { currencies, minors, zlotys } from './money.arbitrary.ts'
import { makeMoney } from './money.ts'

describe('addMoney', () => {
  it('adds minor units exactly', () => {
    fc.assert(
      fc.property(minors, minors, currencies, (a, b, currency) => {
        expect(addMoney(makeMoney(a, currency), makeMoney(b, currency))).toEqual(makeMoney(a + b, currency))
      }),
    )
  })

  it('gives the same sum in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 199, 5990, 14900, 39900], { minLength: 5 }), (order) => {
        const sum = order.map((minor) => makeMoney(minor)).reduce(addMoney)
        expect(sum).toEqual(makeMoney(60990))
      }),
    )
  })

  it('refuses two currencies', () => {
    expect(() => addMoney(makeMoney(1, 'PLN'), makeMoney(1, 'EUR'))).toThrow('Currencies have to be the same')
  })

  it('refuses a sum that is no longer exact', () => {
    expect(() => addMoney(makeMoney(Number.MAX_SAFE_INTEGER), makeMoney(1))).toThrow(RangeError)
  })
})

describe('compareMoney', () => {
  it('orders as the amounts do', () => {
    fc.assert(
      fc.property(zlotys, zlotys, (a, b) => {
        expect(compareMoney(a, b)).toBe(Math.sign(a.minor - b.minor))
      }),
    )
  })

  it('refuses two currencies', () => {
    expect(() => compareMoney(makeMoney(1, 'PLN'), makeMoney(1, 'USD'))).toThrow('Currencies have to be the same')
  })
})

describe('multiplyMoney', () => {
  it('equals adding the amount this many times', () => {
    fc.assert(
      fc.property(zlotys, fc.integer({ min: 0, max: 50 }), (price, count) => {
        const added = Array.from({ length: count }, () => price).reduce(addMoney, makeMoney(0))
        expect(multiplyMoney(price, count)).toEqual(added)
      }),
    )
  })

  it.each([0.5, Number.NaN])('refuses to take %s times an amount', (count) => {
    expect(() => multiplyMoney(makeMoney(100), count)).toThrow(RangeError)
  })
})

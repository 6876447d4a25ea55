import { add, compare, multiply } from 'dinero.js'
import { dineroOf, moneyOf } from './dinero-of.ts'
import type { Money } from './money.ts'

function requireSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new Error('Currencies have to be the same')
}

/** The sum of two amounts. Throws 'Currencies have to be the same', because there is no exchange rate. */
export function addMoney(a: Money, b: Money): Money {
  requireSameCurrency(a, b)
  return moneyOf(add(dineroOf(a), dineroOf(b)))
}

/** −1 when `a` is less, 1 when it is more, 0 when equal: fits `toSorted`. Throws for two currencies, like a sum. */
export function compareMoney(a: Money, b: Money): -1 | 0 | 1 {
  requireSameCurrency(a, b)
  return compare(dineroOf(a), dineroOf(b))
}

/**
 * An amount times a count. Throws for a count that is not a whole number, because parts of a price must be distributed,
 * not rounded.
 */
export function multiplyMoney(price: Money, count: number): Money {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is no whole count`)
  return moneyOf(multiply(dineroOf(price), count))
}

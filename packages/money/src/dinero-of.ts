import { dinero, EUR, PLN, toSnapshot, USD, type Dinero } from 'dinero.js'
import type { Currency } from './currency.ts'
import { makeMoney, type Money } from './money.ts'

const DINERO_CURRENCIES = { PLN, EUR, USD } as const satisfies Record<Currency, unknown>

/** Converts our money to the library's. Only this file knows both. */
export const dineroOf = ({ minor, currency }: Money): Dinero<number> =>
  dinero({ amount: minor, currency: DINERO_CURRENCIES[currency] })

export function moneyOf(amount: Dinero<number>): Money {
  const { amount: minor, currency } = toSnapshot(amount)
  return makeMoney(minor, currency.code)
}

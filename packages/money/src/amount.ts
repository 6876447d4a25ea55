import { DEFAULT_CURRENCY, MINOR_PER_UNIT } from './currency.ts'
import { makeMoney, type Money } from './money.ts'

/** The amount in whole units as on the wire, with at most 2 decimals: 5990 grosze → 59.9. */
export const amountOf = ({ minor }: Money): number => minor / MINOR_PER_UNIT

/**
 * Money of an amount in whole units, rounded to 2 decimals, halves away from zero: 59.9 → 5990 grosze. Throws as
 * {@link makeMoney} does.
 */
export function moneyOfAmount(amount: number | null | undefined, currency: string = DEFAULT_CURRENCY): Money {
  return makeMoney(amount === null || amount === undefined ? amount : minorOf(amount), currency)
}

/** Moves the decimal point in the written number, because 1.005 × 100 is less than 100.5 in binary. */
function minorOf(amount: number): number {
  const [digits, exponent = '0'] = String(Math.abs(amount)).split('e')
  return Math.sign(amount) * Math.round(Number(`${digits}e${Number(exponent) + 2}`))
}

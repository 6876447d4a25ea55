import { CURRENCIES, DEFAULT_CURRENCY, isCurrency, type Currency } from './currency.ts'

/** An amount of money. Compare and add it by this package's functions alone, never by its numbers. */
export interface Money {
  /** Whole minor units: 5990 is 59.90. */
  readonly minor: number
  readonly currency: Currency
}

/**
 * Money of a count of minor units: makeMoney(5990) → 59.90 PLN. Throws 'Amount has to be set' without an amount, and for a
 * count that is not whole or too large to be exact: each is a bug of the caller.
 */
export function makeMoney(minor: number | null | undefined, currency: string = DEFAULT_CURRENCY): Money {
  if (minor === null || minor === undefined) throw new Error('Amount has to be set')
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no whole number of minor units`)
  if (!isCurrency(currency)) throw new RangeError(`${currency} is none of ${CURRENCIES.join(', ')}`)
  // Without the sum, minus nothing would be another amount than nothing.
  return { minor: minor + 0, currency }
}

import { CURRENCIES, DEFAULT_CURRENCY, isCurrency, type Currency } from './currency.ts'

/** An amount of money. Compare and add it with this package's functions only, never through its fields. */
export interface Money {
  /** Whole minor units: 5990 is 59.90. */
  readonly minor: number
  readonly currency: Currency
}

/**
 * Money from minor units: makeMoney(5990) → 59.90 PLN. Throws 'Amount has to be set' without an amount, and for a count
 * that is not whole or too large to be exact, because each is a bug of the caller.
 */
export function makeMoney(minor: number | null | undefined, currency: string = DEFAULT_CURRENCY): Money {
  if (minor === null || minor === undefined) throw new Error('Amount has to be set')
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no whole number of minor units`)
  if (!isCurrency(currency)) throw new RangeError(`${currency} is none of ${CURRENCIES.join(', ')}`)
  // Adds 0 to turn −0 into 0, because the two would not compare as equal.
  return { minor: minor + 0, currency }
}

import fc from 'fast-check'
import { CURRENCIES } from './currency.ts'
import { makeMoney } from './money.ts'

/** More than any order, but small enough that sums stay exact. */
const MOST_MINOR = 10 ** 12

export const currencies = fc.constantFrom(...CURRENCIES)
export const minors = fc.integer({ min: -MOST_MINOR, max: MOST_MINOR })
export const zlotys = minors.map((minor) => makeMoney(minor))

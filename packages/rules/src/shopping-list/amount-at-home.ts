/** More of a food than a household has at home, in grams. */
const MOST_AT_HOME_G = 100_000

/** Whether an amount at home can be stored: whole grams within the limit. */
export const isAmountAtHome = (grams: number): boolean =>
  Number.isSafeInteger(grams) && grams >= 0 && grams <= MOST_AT_HOME_G

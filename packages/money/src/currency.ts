/** Currency of the shop; of the others, USD is the checkout event's default (specification, document 1, section 9). */
export const DEFAULT_CURRENCY = 'PLN'

/** Currencies we can count in. All have 100 minor units, so that 2 decimals are exact. */
export const CURRENCIES = ['PLN', 'EUR', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]

export const MINOR_PER_UNIT = 100

/** Whether a code from outside names a currency we can count in. */
export const isCurrency = (code: string): code is Currency => CURRENCIES.some((known) => known === code)

/** Currency of the shop. USD is the default of the checkout event (specification, document 1, section 9). */
export const DEFAULT_CURRENCY = 'PLN'

/** Supported currencies. All have 100 minor units, so that 2 decimals are exact. */
export const CURRENCIES = ['PLN', 'EUR', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]

export const MINOR_PER_UNIT = 100

/** Whether a code from outside is a supported currency. */
export const isCurrency = (code: string): code is Currency => CURRENCIES.some((known) => known === code)

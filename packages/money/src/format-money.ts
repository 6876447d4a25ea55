import { amountOf } from './amount.ts'
import type { Currency } from './currency.ts'
import type { Money } from './money.ts'

export type MoneyLanguage = 'en' | 'pl'

/** Numbers are written the British way in English, as the product's days are. */
const LOCALES = { en: 'en-GB', pl: 'pl-PL' } as const satisfies Record<MoneyLanguage, string>

/** `zl` in English as the specification asks (document 0, section 9), where the language's own data has `PLN`. */
const SIGNS = {
  PLN: { en: 'zl', pl: 'zł' },
  EUR: { en: '€', pl: '€' },
  USD: { en: '$', pl: '$' },
} as const satisfies Record<Currency, Record<MoneyLanguage, string>>

const NO_BREAK_SPACE = '\u00a0'

const digits = { minimumFractionDigits: 0, maximumFractionDigits: 2 } as const
const NUMBER_FORMATS: Readonly<Record<MoneyLanguage, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat(LOCALES.en, digits),
  pl: new Intl.NumberFormat(LOCALES.pl, digits),
}

/**
 * An amount as people read it, with as many decimals as it needs, none to 2 (specification, document 1, section 9), and
 * without a place to break: 59 zl, 59.9 zl, 59,95 zł.
 */
export const formatMoney = (money: Money, language: MoneyLanguage): string =>
  `${NUMBER_FORMATS[language].format(amountOf(money))}${NO_BREAK_SPACE}${SIGNS[money.currency][language]}`

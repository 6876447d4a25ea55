import { amountOf } from './amount.ts'
import type { Currency } from './currency.ts'
import type { Money } from './money.ts'

export type MoneyLanguage = 'en' | 'pl'

/** English numbers use the British format, as days do. */
const LOCALES = { en: 'en-GB', pl: 'pl-PL' } as const satisfies Record<MoneyLanguage, string>

/**
 * English uses `zl`, because the specification asks for it (document 0, section 9); the language's own data has `PLN`.
 */
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
 * An amount for people, with no more decimals than needed, 0 to 2 (specification, document 1, section 9), and with a
 * no-break space: 59 zl, 59.9 zl, 59,95 zł.
 */
export const formatMoney = (money: Money, language: MoneyLanguage): string =>
  `${NUMBER_FORMATS[language].format(amountOf(money))}${NO_BREAK_SPACE}${SIGNS[money.currency][language]}`

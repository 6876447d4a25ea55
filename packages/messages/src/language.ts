/** The languages of the interface. Texts are written in the first one first. */
export const LANGUAGES = ['en', 'pl'] as const

export type Language = (typeof LANGUAGES)[number]

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** Names of the languages on the gateway (`X-Locale`). */
export const LOCALE_CODES: Readonly<Record<Language, string>> = { en: 'en_US', pl: 'pl_PL' }

/** The languages of the interface; the first one is where texts are written first. */
export const LANGUAGES = ['en', 'pl'] as const

export type Language = (typeof LANGUAGES)[number]

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** How the gateway calls a language (`X-Locale`). */
export const LOCALE_CODES: Readonly<Record<Language, string>> = { en: 'en_US', pl: 'pl_PL' }

import { isoInstant } from '../../platform/clock/clock.ts'
import type { Language } from './words.ts'

/** A byte order mark: without it spreadsheets take UTF-8 for the letters of their own language. */
export const CSV_START = '\uFEFF'

/**
 * Spreadsheets take a text that begins so for a formula and carry it out (OWASP: CSV Injection): some of them behind blanks and what
 * cannot be seen, and with the wide letters of East Asia.
 */
const FORMULA_START = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u

/**
 * What spreadsheets of each language expect: with a comma as the decimal sign, commas between columns would end in one column,
 * and 1.5 would become a date.
 */
const DIALECTS = {
  en: { separator: ',', decimalSign: '.' },
  pl: { separator: ';', decimalSign: ',' },
} as const satisfies Record<Language, object>

/**
 * One line, as RFC 4180 writes it, with the language's separator and decimal sign. Numbers stay numbers; lists and objects are
 * JSON, instants ISO 8601 in UTC.
 */
export const toCsvLine = (values: readonly unknown[], language: Language): string =>
  `${values.map((value) => toCell(value, language)).join(DIALECTS[language].separator)}\r\n`

function toCell(value: unknown, language: Language): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value).replace('.', DIALECTS[language].decimalSign)
  if (typeof value === 'boolean') return String(value)
  const text = toText(value)
  const harmless = FORMULA_START.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  return isoInstant(value) ?? JSON.stringify(value)
}

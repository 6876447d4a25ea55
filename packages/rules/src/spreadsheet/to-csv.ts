/** A byte order mark. Without it spreadsheets read UTF-8 in another encoding. */
export const CSV_START = '\uFEFF'

/**
 * Spreadsheets run a text with this beginning as a formula (OWASP: CSV Injection). Some also do so behind blanks and invisible
 * characters, or for the wide characters of East Asia.
 */
const FORMULA_START = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u

/**
 * Separator and decimal sign that spreadsheets of each language expect. Where the comma is the decimal sign, columns separated
 * by commas would all land in one, and 1.5 would become a date.
 */
const DIALECTS = {
  en: { separator: ',', decimalSign: '.' },
  pl: { separator: ';', decimalSign: ',' },
} as const satisfies Readonly<Record<string, object>>

export type SpreadsheetLanguage = keyof typeof DIALECTS

/**
 * One line in the form of RFC 4180, with the separator and decimal sign of the language. Numbers stay numbers, lists and
 * objects are JSON, and instants are ISO 8601 in UTC.
 */
export const toCsvLine = (values: readonly unknown[], language: SpreadsheetLanguage): string =>
  `${values.map((value) => toCell(value, language)).join(DIALECTS[language].separator)}\r\n`

function toCell(value: unknown, language: SpreadsheetLanguage): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value).replace('.', DIALECTS[language].decimalSign)
  if (typeof value === 'boolean') return String(value)
  const text = toText(value)
  const harmless = FORMULA_START.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  return isInstant(value) ? value.toISOString() : JSON.stringify(value)
}

/** Whether a value is an instant, as database drivers give it. */
const isInstant = (value: unknown): value is { toISOString(): string } =>
  typeof value === 'object' && value !== null && 'toISOString' in value && typeof value.toISOString === 'function'

import { parseCalendarDay } from './calendar-day.ts'
import { countryTag } from './country-tag.ts'
import { isOutsideCalendar } from './outside-calendar.ts'

type DatePart = 'year' | 'month' | 'day'

/** The numeric date format of a language: the order of the parts and the separator. */
export interface DateNotation {
  readonly order: readonly DatePart[]
  readonly separator: string
}

/** Any moment works, because only the order of the parts is read. */
const SAMPLE_MS = 0
const OPTIONS = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const

/** English without a country uses the British order, like all days: see `formatDay`. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' }

/**
 * The notation of a language, in the country of the reader's own language tags: dateNotation('en', ['en-US']) → month,
 * day, year with "/"; dateNotation('pl', []) → day, month, year with ".".
 */
export function dateNotation(language: string, readersTags: readonly string[]): DateNotation {
  const tag = countryTag(language, readersTags) ?? LOCALES[language] ?? language
  const parts = new Intl.DateTimeFormat(tag, {
    ...OPTIONS,
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).formatToParts(SAMPLE_MS)
  const order = parts.map(({ type }) => type).filter((type) => type === 'year' || type === 'month' || type === 'day')
  const separator = parts.find(({ type }) => type === 'literal')?.value.trim() ?? '-'
  return { order, separator: separator === '' ? '-' : separator }
}

/** `YYYY-MM-DD` of any year. */
const LIKE_A_DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is a day `YYYY-MM-DD`, inside or outside this calendar's years. */
const isDay = (text: string): boolean => parseCalendarDay(text) !== null || isOutsideCalendar(text)

/**
 * Writes a day `YYYY-MM-DD` of any year in a notation. Other text is returned unchanged, so that the person can correct
 * it.
 */
export function writeDate(text: string, { order, separator }: DateNotation): string {
  if (!isDay(text)) return text
  const [, year, month, day] = LIKE_A_DAY.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return text
  const parts = { year, month, day }
  return order.map((part) => parts[part]).join(separator)
}

/** For keyboards with digits only, as on telephones. */
const EIGHT_DIGITS = /^\d{8}$/
/** The gateway's format, year first, which is read strictly in every notation. */
const YEAR_FIRST = /^\d{4}-/
const THREE_NUMBERS = /^(\d+)\s*[./-]\s*(\d+)\s*[./-]\s*(\d+)\.?$/

/**
 * Converts typed text to `YYYY-MM-DD`. Text that is no day of any year is returned unchanged, so that the person can
 * correct it. Days and months may have one digit, a year has four. `YYYY-MM-DD` is valid in every notation:
 * readDate('5.1.1990', POLISH) → "1990-01-05".
 */
export function readDate(text: string, notation: DateNotation): string {
  const typed = text.trim()
  if (EIGHT_DIGITS.test(typed)) return readDigits(typed, notation)
  if (YEAR_FIRST.test(typed)) return typed
  const [, ...numbers] = THREE_NUMBERS.exec(typed) ?? []
  return toDayText(numbers, notation.order) ?? typed
}

/**
 * No eight digits are a valid day both with the year first and with the year last, so that the two can be told apart.
 */
function readDigits(typed: string, { order }: DateNotation): string {
  const readings = [order, YEAR_MONTH_DAY].map((parts) => toDayText(cut(typed, parts), parts))
  return readings.find((reading) => parseCalendarDay(reading) !== null) ?? typed
}

const YEAR_MONTH_DAY: readonly DatePart[] = ['year', 'month', 'day']

function cut(digits: string, order: readonly DatePart[]): readonly string[] {
  let from = 0
  return order.map((part) => {
    const length = part === 'year' ? 4 : 2
    from += length
    return digits.slice(from - length, from)
  })
}

function toDayText(numbers: readonly string[], order: readonly DatePart[]): string | null {
  const of = (part: DatePart) => numbers[order.indexOf(part)] ?? ''
  const text = `${of('year')}-${of('month').padStart(2, '0')}-${of('day').padStart(2, '0')}`
  return isDay(text) ? text : null
}

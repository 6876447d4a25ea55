import { parseCalendarDay } from './calendar-day.ts'
import { countryTag } from './country-tag.ts'
import { isOutsideCalendar } from './outside-calendar.ts'

type DatePart = 'year' | 'month' | 'day'

/** How people of a language write a date in figures: the order of its parts and what stands between them. */
export interface DateNotation {
  readonly order: readonly DatePart[]
  readonly separator: string
}

/** Any moment does: only the order of the parts is looked at. */
const SAMPLE_MS = 0
const OPTIONS = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const

/** English without a country is written the British way, as all days are: see `formatDay`. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' }

/**
 * The notation of a language, in the country that one of the reader's own language tags names:
 * dateNotation('en', ['en-US']) → month, day, year with "/"; dateNotation('pl', []) → day, month, year with ".".
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

/** Written like a day, of whatever year: `YYYY-MM-DD`. */
const LIKE_A_DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** A day `YYYY-MM-DD`, of this calendar's years or others. */
const isDay = (text: string): boolean => parseCalendarDay(text) !== null || isOutsideCalendar(text)

/** A day `YYYY-MM-DD` in a notation, of whatever year; any other text as it is, to be corrected. */
export function writeDate(text: string, { order, separator }: DateNotation): string {
  if (!isDay(text)) return text
  const [, year, month, day] = LIKE_A_DAY.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return text
  const parts = { year, month, day }
  return order.map((part) => parts[part]).join(separator)
}

/** Typed on a keyboard that has digits alone, as telephones show for numbers. */
const EIGHT_DIGITS = /^\d{8}$/
/** Year, month and day as the gateway writes them: read as such, and strictly, in every notation. */
const YEAR_FIRST = /^\d{4}-/
const THREE_NUMBERS = /^(\d+)\s*[./-]\s*(\d+)\s*[./-]\s*(\d+)\.?$/

/**
 * What was typed as `YYYY-MM-DD`; text that is no day of any year stays as it was typed, to be corrected. Days and months may have
 * one digit, a year has four. `YYYY-MM-DD` is read in every notation: readDate('5.1.1990', POLISH) → "1990-01-05".
 */
export function readDate(text: string, notation: DateNotation): string {
  const typed = text.trim()
  if (EIGHT_DIGITS.test(typed)) return readDigits(typed, notation)
  if (YEAR_FIRST.test(typed)) return typed
  const [, ...numbers] = THREE_NUMBERS.exec(typed) ?? []
  return toDayText(numbers, notation.order) ?? typed
}

/** No eight digits are a day of the calendar both with the year in front and behind, so that the two are told apart. */
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

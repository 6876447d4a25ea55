import { parseCalendarDay } from '@dayplate/dates'

/** Text keys of what any field may be refused for. */
export type FieldError = 'validation/required' | 'validation/date-format'

/** What is wrong with a value by itself, as a text key; null when nothing is. */
export type FieldRule = (value: unknown) => FieldError | null

/** Nothing was given: empty text, an open box, null or undefined (specification, section 5). Zero is a value. */
export function isMissing(value: unknown): value is '' | false | null | undefined {
  return value === '' || value === false || value === null || value === undefined
}

export const requiredRule: FieldRule = (value) => (isMissing(value) ? 'validation/required' : null)

/** A day as `YYYY-MM-DD`, ten characters; whether there must be one is for {@link requiredRule} to say. */
export const dateRule: FieldRule = (value) =>
  isMissing(value) || parseCalendarDay(value) !== null ? null : 'validation/date-format'

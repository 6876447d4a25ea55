import { parseCalendarDay } from '@dayplate/dates'

/** Text keys of the errors that any field can have. */
export type FieldError = 'validation/required' | 'validation/date-format'

/** Checks a value alone and returns a text key; null when it is valid. */
export type FieldRule = (value: unknown) => FieldError | null

/**
 * Whether a value is missing: empty text, an unticked box, null or undefined (specification, section 5). Zero is a
 * value.
 */
export function isMissing(value: unknown): value is '' | false | null | undefined {
  return value === '' || value === false || value === null || value === undefined
}

export const requiredRule: FieldRule = (value) => (isMissing(value) ? 'validation/required' : null)

/** A day as `YYYY-MM-DD`, ten characters. {@link requiredRule} decides whether it is required. */
export const dateRule: FieldRule = (value) =>
  isMissing(value) || parseCalendarDay(value) !== null ? null : 'validation/date-format'

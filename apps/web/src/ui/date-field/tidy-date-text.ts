/** Typed on a keyboard that has digits alone, as telephones show for numbers. */
const EIGHT_DIGITS = /^(\d{4})(\d{2})(\d{2})$/

/**
 * Text of a date field without what is no part of a date: spaces around it, and missing dashes, because the number keys of
 * many telephones have none: 19800101 → 1980-01-01. Everything else stays as it was typed, to be corrected.
 */
export function tidyDateText(text: string): string {
  return text.trim().replace(EIGHT_DIGITS, '$1-$2-$3')
}

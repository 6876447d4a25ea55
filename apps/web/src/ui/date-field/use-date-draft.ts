import { type DateNotation, readDate, writeDate } from '@dayplate/dates'
import { useState } from 'react'

interface DateDraftInput {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly notation: DateNotation
}

/** Eight digits alone are a whole date, which gets its separators at once. */
const EIGHT_DIGITS = /^\s*\d{8}\s*$/

/** Keeps the text while the user types, because "1.1.1980" must not change to "01.01.1980" while typing. */
export function useDateDraft({ value, onChange, notation }: DateDraftInput) {
  const [draft, setDraft] = useState<string | null>(null)
  return {
    text: draft ?? (value === null ? '' : writeDate(value, notation)),
    type(text: string) {
      setDraft(EIGHT_DIGITS.test(text) ? null : text)
      onChange(readDate(text, notation) || null)
    },
    /** Shows a date in the reader's notation; invalid text stays, so that the user can correct it. */
    settle: () => setDraft(null),
  }
}

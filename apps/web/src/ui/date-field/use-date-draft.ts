import { type DateNotation, readDate, writeDate } from '@dayplate/dates'
import { useState } from 'react'

interface DateDraftInput {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly notation: DateNotation
}

/** Digits alone are whole with the eighth, and get their separators at once. */
const EIGHT_DIGITS = /^\s*\d{8}\s*$/

/** Holds the text while somebody types, because "1.1.1980" must not become "01.01.1980" under the fingers. */
export function useDateDraft({ value, onChange, notation }: DateDraftInput) {
  const [draft, setDraft] = useState<string | null>(null)
  return {
    text: draft ?? (value === null ? '' : writeDate(value, notation)),
    type(text: string) {
      setDraft(EIGHT_DIGITS.test(text) ? null : text)
      onChange(readDate(text, notation) || null)
    },
    /** A date is shown as the reader writes it; what is none stays to be corrected. */
    settle: () => setDraft(null),
  }
}

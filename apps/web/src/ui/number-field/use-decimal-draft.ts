import { useState } from 'react'
import { formatDecimal, parseDecimal } from './decimal.ts'

interface DecimalDraftInput {
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly fractionDigits?: number | undefined
  readonly hasFixedDigits?: boolean | undefined
}

/**
 * Keeps the text while the user types, because "80," is the beginning of "80,9" and must not be reformatted. On leaving the
 * field the text becomes the formatted number.
 */
export function useDecimalDraft({ value, onChange, fractionDigits = 2, hasFixedDigits }: DecimalDraftInput) {
  const [draft, setDraft] = useState<string | null>(null)
  const locale = document.documentElement.lang || 'en'
  return {
    text: draft ?? formatDecimal(value, { locale, fractionDigits, hasFixedDigits }),
    type(text: string) {
      setDraft(text)
      onChange(parseDecimal(text))
    },
    /** Rounds the value to the shown decimals. Unreadable text stays, so that the user can correct it. */
    settle() {
      const typed = draft === null ? Number.NaN : parseDecimal(draft)
      if (Number.isNaN(typed)) return
      if (typed !== null) onChange(Number(typed.toFixed(fractionDigits)))
      setDraft(null)
    },
  }
}

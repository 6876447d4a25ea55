import { useState } from 'react'
import { formatDecimal, parseDecimal } from './decimal.ts'

interface DecimalDraftInput {
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly fractionDigits?: number | undefined
  readonly hasFixedDigits?: boolean | undefined
}

/**
 * Holds the text while somebody types, because "80," is a stage of "80,9" and must not be tidied away under the
 * fingers; on leaving the field the text becomes the number again.
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
    /** The value becomes what is shown, without digits that nobody sees. Unreadable text stays to be corrected. */
    settle() {
      const typed = draft === null ? Number.NaN : parseDecimal(draft)
      if (Number.isNaN(typed)) return
      if (typed !== null) onChange(Number(typed.toFixed(fractionDigits)))
      setDraft(null)
    },
  }
}

const DECIMAL = /^[-−]?\d+(?:[.,]\d*)?$|^[-−]?[.,]\d+$/

/**
 * Parses a number as users type it: 80.9 and 80,9 are equal in every language, because a Polish user may use the English
 * interface. Empty text is null, unreadable text is NaN.
 */
export function parseDecimal(text: string): number | null {
  const trimmed = text.replaceAll(/\s/g, '')
  if (trimmed === '') return null
  return DECIMAL.test(trimmed) ? Number(trimmed.replace(',', '.').replace('−', '-')) : Number.NaN
}

interface DecimalFormat {
  readonly locale: string
  readonly fractionDigits?: number | undefined
  /** Formats 78 as 78.0, for numbers that are read instead of typed. */
  readonly hasFixedDigits?: boolean | undefined
}

/** Formats a number for a field, without grouping so that it can be typed again. null and NaN are empty. */
export function formatDecimal(value: number | null, { locale, fractionDigits = 2, hasFixedDigits }: DecimalFormat) {
  if (value === null || Number.isNaN(value)) return ''
  const digits = { maximumFractionDigits: fractionDigits, minimumFractionDigits: hasFixedDigits ? fractionDigits : 0 }
  return new Intl.NumberFormat(locale, { useGrouping: false, ...digits }).format(value)
}

const DECIMAL = /^[-−]?\d+(?:[.,]\d*)?$|^[-−]?[.,]\d+$/

/**
 * Reads a number as people type it: 80.9 and 80,9 are the same in every language, because a Pole may use an English
 * interface. Empty text is null, anything unreadable is NaN.
 */
export function parseDecimal(text: string): number | null {
  const trimmed = text.replaceAll(/\s/g, '')
  if (trimmed === '') return null
  return DECIMAL.test(trimmed) ? Number(trimmed.replace(',', '.').replace('−', '-')) : Number.NaN
}

interface DecimalFormat {
  readonly locale: string
  readonly fractionDigits?: number | undefined
  /** Writes 78 as 78.0, for numbers that are read rather than typed. */
  readonly hasFixedDigits?: boolean | undefined
}

/** Writes a number for a field: no grouping, so that what is shown can be typed back; null and NaN are empty. */
export function formatDecimal(value: number | null, { locale, fractionDigits = 2, hasFixedDigits }: DecimalFormat) {
  if (value === null || Number.isNaN(value)) return ''
  const digits = { maximumFractionDigits: fractionDigits, minimumFractionDigits: hasFixedDigits ? fractionDigits : 0 }
  return new Intl.NumberFormat(locale, { useGrouping: false, ...digits }).format(value)
}

import { roundWeight, type Weight } from '@dayplate/units'

/** Formats a weight with one decimal: "78.0 kg" in English, "78,0 kg" in Polish. */
export const formatWeight = ({ value, unit }: Weight, language: string): string =>
  `${tenths(language, 'auto').format(value)}\u00A0${unit}`

/** Formats the change between two weights of the same unit with its sign: "−6.2 kg". Null if they are equal. */
export function formatWeightChange(from: Weight, to: Weight, language: string): string | null {
  const change = changeBetween(from, to)
  return change === 0 ? null : `${tenths(language, 'always').format(change).replace('-', '−')}\u00A0${to.unit}`
}

/** Formats the difference between two weights of the same unit without a sign: "6.2 kg". */
export const formatDistance = (from: Weight, to: Weight, language: string): string =>
  formatWeight({ value: Math.abs(changeBetween(from, to)), unit: to.unit }, language)

const changeBetween = (from: Weight, to: Weight): number => roundWeight(to.value - from.value)

const tenths = (language: string, signDisplay: 'auto' | 'always') =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay })

import { roundWeight, type Weight } from '@dayplate/units'

/** A weight to read: "78.0 kg", "78,0 kg". */
export const formatWeight = ({ value, unit }: Weight, language: string): string =>
  `${tenths(language, 'auto').format(value)}\u00A0${unit}`

/** The way from one weight to another of the same unit, with its sign: "−6.2 kg"; null where there is none. */
export function formatWeightChange(from: Weight, to: Weight, language: string): string | null {
  const change = changeBetween(from, to)
  return change === 0 ? null : `${tenths(language, 'always').format(change).replace('-', '−')}\u00A0${to.unit}`
}

/** The distance between two weights of the same unit: "6.2 kg". */
export const formatDistance = (from: Weight, to: Weight, language: string): string =>
  formatWeight({ value: Math.abs(changeBetween(from, to)), unit: to.unit }, language)

const changeBetween = (from: Weight, to: Weight): number => roundWeight(to.value - from.value)

const tenths = (language: string, signDisplay: 'auto' | 'always') =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay })

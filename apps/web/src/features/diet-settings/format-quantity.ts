import {
  feetAndInches,
  heightIn,
  type Length,
  lengthUnitOf,
  roundWeight,
  type SystemOfMeasures,
  type Weight,
  weightIn,
  weightUnitOf,
} from '@dayplate/units'

/** A weight to read, in the reader's units: "80.9 kg", "178.4 lb". */
export function formatWeight(weight: Weight, system: SystemOfMeasures, language: string): string {
  const { value, unit } = weightIn(weight, weightUnitOf(system))
  return `${formatTenths(value, language)}\u00A0${unit}`
}

/** The distance between two weights in the reader's units, as the two shown numbers differ. */
export function formatWeightChange(
  [from, to]: readonly [Weight, Weight],
  system: SystemOfMeasures,
  language: string,
): string {
  const unit = weightUnitOf(system)
  const change = Math.abs(weightIn(to, unit).value - weightIn(from, unit).value)
  return `${formatTenths(roundWeight(change), language)}\u00A0${unit}`
}

/** A body height to read: "168 cm", "5 ft 6 in". */
export function formatHeight(height: Length, system: SystemOfMeasures): string {
  const { value, unit } = heightIn(height, lengthUnitOf(system))
  if (unit === 'cm') return `${value}\u00A0cm`
  const { feet, inches } = feetAndInches(value)
  return `${feet}\u00A0ft ${inches}\u00A0in`
}

export function formatTenths(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)
}

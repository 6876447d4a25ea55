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

/** Formats a weight in the user's units: "80.9 kg", "178.4 lb". */
export function formatWeight(weight: Weight, system: SystemOfMeasures, language: string): string {
  const { value, unit } = weightIn(weight, weightUnitOf(system))
  return `${formatTenths(value, language)}\u00A0${unit}`
}

/** Formats the difference between two weights in the user's units. It matches the rounded weights that the user sees. */
export function formatWeightChange(
  [from, to]: readonly [Weight, Weight],
  system: SystemOfMeasures,
  language: string,
): string {
  const unit = weightUnitOf(system)
  const change = Math.abs(weightIn(to, unit).value - weightIn(from, unit).value)
  return `${formatTenths(roundWeight(change), language)}\u00A0${unit}`
}

/** Formats a body height: "168 cm", "5 ft 6 in". */
export function formatHeight(height: Length, system: SystemOfMeasures): string {
  const { value, unit } = heightIn(height, lengthUnitOf(system))
  if (unit === 'cm') return `${value}\u00A0cm`
  const { feet, inches } = feetAndInches(value)
  return `${feet}\u00A0ft ${inches}\u00A0in`
}

export function formatTenths(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)
}

import { roundToFraction } from './round-to-fraction.ts'

export type WeightUnit = 'kg' | 'lb'

/** A body weight as entered. Store this and derive the rest, so that switching units and back changes nothing. */
export interface Weight {
  readonly value: number
  readonly unit: WeightUnit
}

/** Kilograms in a pound, exact by definition (international yard and pound agreement, 1959). */
export const KG_PER_LB = 0.453_592_37

/** Steps per unit in which a weight is shown and entered: tenths (specification, section 5). */
const WEIGHT_STEPS_PER_UNIT = 10

/** A weight in kg, unrounded, for calculations. */
export function toKilograms(weight: Weight): number {
  return weight.unit === 'kg' ? weight.value : weight.value * KG_PER_LB
}

/** Rounds a weight value to the 0.1 in which it is entered and shown: 70.26 → 70.3. */
export function roundWeight(value: number): number {
  return roundToFraction(value, WEIGHT_STEPS_PER_UNIT)
}

/** A weight in another unit, to 0.1 of it. In its own unit it stays exactly as entered. */
export function weightIn(weight: Weight, unit: WeightUnit): Weight {
  if (weight.unit === unit) return weight
  const kilograms = toKilograms(weight)
  return { value: roundWeight(unit === 'kg' ? kilograms : kilograms / KG_PER_LB), unit }
}

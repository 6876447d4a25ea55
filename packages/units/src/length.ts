import { roundToFraction } from './round-to-fraction.ts'

export type LengthUnit = 'cm' | 'in'

/** A length as entered. Store this and derive the rest, so that switching units and back changes nothing. */
export interface Length {
  readonly value: number
  readonly unit: LengthUnit
}

/** Centimetres in an inch, exact by definition (international yard and pound agreement, 1959). */
export const CM_PER_INCH = 2.54

/** A length in cm, unrounded, for calculations. */
export function toCentimetres(length: Length): number {
  return length.unit === 'cm' ? length.value : length.value * CM_PER_INCH
}

/** A body height in another unit, in whole cm or inches. In its own unit it stays exactly as entered. */
export function heightIn(height: Length, unit: LengthUnit): Length {
  if (height.unit === unit) return height
  const centimetres = toCentimetres(height)
  return { value: roundToFraction(unit === 'cm' ? centimetres : centimetres / CM_PER_INCH, 1), unit }
}

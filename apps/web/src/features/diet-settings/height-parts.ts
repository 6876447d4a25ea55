import { INCHES_BESIDE_FEET, isWithin } from '@dayplate/rules/diet-settings'
import { inchesOf } from '@dayplate/units'

/** A height in two fields as typed: `null` is empty, NaN is no number. */
export interface HeightParts {
  readonly feet: number | null
  readonly inches: number | null
}

type PartError =
  | 'validation/number-format'
  | 'diet-settings/validation/height-whole'
  | 'diet-settings/validation/inches-range'

/** Text key of what is wrong with each field alone; whether the height is planned for is for the rules to say. */
export function partErrors({ feet, inches }: HeightParts): Partial<Record<keyof HeightParts, PartError>> {
  const feetError = wholeError(feet)
  const inchesError = wholeError(inches) ?? rangeError(inches)
  return { ...(feetError && { feet: feetError }), ...(inchesError && { inches: inchesError }) }
}

/** The whole height in inches; `null` while either field is empty or at fault, so that nobody goes on with half of one. */
export function totalInches(parts: HeightParts): number | null {
  const { feet, inches } = parts
  if (feet === null || inches === null || Object.keys(partErrors(parts)).length > 0) return null
  return inchesOf({ feet, inches })
}

function wholeError(value: number | null): PartError | null {
  if (value === null || Number.isInteger(value)) return null
  return Number.isNaN(value) ? 'validation/number-format' : 'diet-settings/validation/height-whole'
}

function rangeError(inches: number | null): PartError | null {
  return inches === null || isWithin(inches, INCHES_BESIDE_FEET) ? null : 'diet-settings/validation/inches-range'
}

import { INCHES_BESIDE_FEET, isWithin } from '@dayplate/rules/diet-settings'
import { inchesOf } from '@dayplate/units'

/** The typed values of the two height fields: null for an empty field, NaN for text that is not a number. */
export interface HeightParts {
  readonly feet: number | null
  readonly inches: number | null
}

type PartError =
  | 'validation/number-format'
  | 'diet-settings/validation/height-whole'
  | 'diet-settings/validation/inches-range'

/** The text key of each field's own error. The rules check whether the whole height is within range. */
export function partErrors({ feet, inches }: HeightParts): Partial<Record<keyof HeightParts, PartError>> {
  const feetError = wholeError(feet)
  const inchesError = wholeError(inches) ?? rangeError(inches)
  return { ...(feetError && { feet: feetError }), ...(inchesError && { inches: inchesError }) }
}

/** The whole height in inches. Null while either field is empty or invalid, so that half a height is not accepted as an answer. */
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

import type { LengthUnit } from './length.ts'
import type { WeightUnit } from './weight.ts'

/** `si` is kilograms and centimetres, `imperial` pounds, feet and inches: the words of the gateway. */
export const SYSTEMS_OF_MEASURES = ['si', 'imperial'] as const
export type SystemOfMeasures = (typeof SYSTEMS_OF_MEASURES)[number]

const WEIGHT_UNITS = { si: 'kg', imperial: 'lb' } as const satisfies Record<SystemOfMeasures, WeightUnit>
const LENGTH_UNITS = { si: 'cm', imperial: 'in' } as const satisfies Record<SystemOfMeasures, LengthUnit>

export function weightUnitOf(system: SystemOfMeasures): WeightUnit {
  return WEIGHT_UNITS[system]
}

export function lengthUnitOf(system: SystemOfMeasures): LengthUnit {
  return LENGTH_UNITS[system]
}

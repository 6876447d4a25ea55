import type { LengthUnit } from './length.ts'
import type { VolumeUnit } from './volume.ts'
import type { WeightUnit } from './weight.ts'

/**
 * `si` means kilograms, centimetres and millilitres, `imperial` pounds, feet, inches and ounces: the names of the
 * gateway.
 */
export const SYSTEMS_OF_MEASURES = ['si', 'imperial'] as const
export type SystemOfMeasures = (typeof SYSTEMS_OF_MEASURES)[number]

/**
 * Parses the name of a system. An unknown name, for example from a newer server, throws a RangeError with the message
 * of the specification's section 8, because a weight in an unknown unit must not be shown as kilograms.
 */
export function requireSystemOfMeasures(word: string): SystemOfMeasures {
  const system = SYSTEMS_OF_MEASURES.find((known) => known === word)
  if (system === undefined) throw new RangeError(`System of measures ${word} is not supported`)
  return system
}

const WEIGHT_UNITS = { si: 'kg', imperial: 'lb' } as const satisfies Record<SystemOfMeasures, WeightUnit>
const VOLUME_UNITS = { si: 'ml', imperial: 'oz' } as const satisfies Record<SystemOfMeasures, VolumeUnit>
const LENGTH_UNITS = { si: 'cm', imperial: 'in' } as const satisfies Record<SystemOfMeasures, LengthUnit>

export function weightUnitOf(system: SystemOfMeasures): WeightUnit {
  return WEIGHT_UNITS[requireSystemOfMeasures(system)]
}

export function lengthUnitOf(system: SystemOfMeasures): LengthUnit {
  return LENGTH_UNITS[requireSystemOfMeasures(system)]
}

export function volumeUnitOf(system: SystemOfMeasures): VolumeUnit {
  return VOLUME_UNITS[requireSystemOfMeasures(system)]
}

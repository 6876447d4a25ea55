import { roundToFraction } from './round-to-fraction.ts'

export type VolumeUnit = 'ml' | 'oz'

/** A volume as entered. Store this and derive the rest, so that switching units and back changes nothing. */
export interface Volume {
  readonly value: number
  readonly unit: VolumeUnit
}

/** Millilitres in an imperial fluid ounce (specification, section 9). */
export const ML_PER_OZ = 28.4130625

/** People do not measure drinks more finely (specification, section 9). */
const ML_STEP = 50

/** A volume in ml, unrounded, for sums. */
export function toMillilitres(volume: Volume): number {
  return volume.unit === 'ml' ? volume.value : volume.value * ML_PER_OZ
}

/** A volume in another unit, in whole ounces or to the nearest 50 ml. In its own unit it stays exactly as entered. */
export function volumeIn(volume: Volume, unit: VolumeUnit): Volume {
  if (volume.unit === unit) return volume
  const millilitres = toMillilitres(volume)
  const value =
    unit === 'ml' ? roundToFraction(millilitres / ML_STEP, 1) * ML_STEP : roundToFraction(millilitres / ML_PER_OZ, 1)
  return { value, unit }
}

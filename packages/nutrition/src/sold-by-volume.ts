import type { Food } from './food.ts'

/** Bottles and cartons hold a multiple of this, in ml. */
const VOLUME_STEP_ML = 50
/** The third of a litre, of cream and lemonade. */
const THIRD_OF_LITRE_ML = 330

/** Share by which the grams of the table may differ from the volume on the package. */
const TOLERATED_DIFFERENCE = 0.02

/** The volume a package of this weight states, in ml; null if it states its weight. */
export function statedMl(packG: number, gramsPerMl: number): number | null {
  const ml = packG / gramsPerMl
  const candidates = [Math.round(ml / VOLUME_STEP_ML) * VOLUME_STEP_ML, THIRD_OF_LITRE_ML]
  return candidates.find((stated) => Math.abs(stated - ml) <= TOLERATED_DIFFERENCE * ml) ?? null
}

/**
 * The density of a food that shops sell by volume. Null for others: passata is poured in the kitchen, and its bottle states
 * 700 g.
 */
export function gramsPerMlOf({ densityGPerMl, packsG }: Pick<Food, 'densityGPerMl' | 'packsG'>): number | null {
  if (densityGPerMl === null) return null
  return packsG.every((packG) => statedMl(packG, densityGPerMl) !== null) ? densityGPerMl : null
}

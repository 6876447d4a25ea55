import { type Macros, atwaterKcal } from '@dayplate/nutrition'

/** Energy of one gram of fibre in kcal (Regulation (EU) 1169/2011, annex XIV). */
const FIBRE_KCAL_PER_GRAM = 2

/**
 * Share of the energy by which a table may differ from the factors, because tables round and some use factors per food.
 */
const ENERGY_TOLERANCE = 0.05

/** The same in kcal, for foods with so little energy that rounding alone exceeds the share. */
const ENERGY_TOLERANCE_KCAL = 8

type EnergyFigures = Macros & { readonly fibreG: number | null }

/**
 * Energy by the factors of Regulation (EU) 1169/2011: 4 protein, 4 carbohydrate, 9 fat, 2 fibre. Unknown fibre counts
 * as 0.
 */
export function factorKcal(figures: Omit<EnergyFigures, 'kcal'>): number {
  return atwaterKcal(figures) + FIBRE_KCAL_PER_GRAM * (figures.fibreG ?? 0)
}

/** Whether a stated energy follows from its macros within 5 %, or 8 kcal where that is more. */
export function isEnergyConsistent(figures: EnergyFigures): boolean {
  const tolerance = Math.max(ENERGY_TOLERANCE * figures.kcal, ENERGY_TOLERANCE_KCAL)
  return Math.abs(factorKcal(figures) - figures.kcal) <= tolerance
}

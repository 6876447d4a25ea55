import { type Macros, atwaterKcal } from '@dayplate/nutrition'

/** Energy of one gram of fibre in kcal (Regulation (EU) 1169/2011, annex XIV). */
const FIBRE_KCAL_PER_GRAM = 2

/** Part of the energy by which a table may differ from the factors: it rounds, and some tables use factors of each food. */
const ENERGY_TOLERANCE = 0.05

/** The same in kcal, for foods of so little energy that rounding alone exceeds the part. */
const ENERGY_TOLERANCE_KCAL = 8

type EnergyFigures = Macros & { readonly fibreG: number | null }

/** Energy by the factors of Regulation (EU) 1169/2011: 4 protein, 4 carbohydrate, 9 fat, 2 fibre; unknown fibre is none. */
export function factorKcal(figures: Omit<EnergyFigures, 'kcal'>): number {
  return atwaterKcal(figures) + FIBRE_KCAL_PER_GRAM * (figures.fibreG ?? 0)
}

/** Whether a stated energy follows from its macros within 5 %, or 8 kcal where that is more. */
export function isEnergyConsistent(figures: EnergyFigures): boolean {
  const tolerance = Math.max(ENERGY_TOLERANCE * figures.kcal, ENERGY_TOLERANCE_KCAL)
  return Math.abs(factorKcal(figures) - figures.kcal) <= tolerance
}

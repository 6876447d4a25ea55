import type { Catalogue } from '../catalogue.ts'
import { batchFailures } from './batch-checks.ts'
import { cellFailures } from './cell-checks.ts'
import type { CheckFailure } from './check-failure.ts'
import { isEnergyConsistent } from './factor-energy.ts'
import { type MealCell, mealCells } from './meal-cells.ts'
import { mealFailures } from './meal-checks.ts'
import { type MealFacts, mealFacts } from './meal-facts.ts'
import { nameFailures } from './name-checks.ts'
import { type Reach, reachFailures, reaches } from './reach-checks.ts'

export interface CatalogueCheck {
  /** Empty when the catalogue may be released. */
  readonly failures: readonly CheckFailure[]
  /** Ids of foods whose energy the factors do not reproduce: spices, bran, vanilla in alcohol. Told, not refused. */
  readonly foodsOffFactors: readonly string[]
  readonly facts: readonly MealFacts[]
  readonly cells: readonly MealCell[]
  readonly reaches: readonly Reach[]
}

/** The gate a catalogue has to pass before anybody plans with it: our release's, and an operator's own on top of it. */
export function checkCatalogue(catalogue: Catalogue): CatalogueCheck {
  const facts = mealFacts(catalogue)
  // A plan cannot choose what is cooked for a holiday.
  const everyday = facts.filter(({ meal }) => meal.holidayId === null)
  const cells = mealCells(everyday)
  const reached = reaches(cells)
  return {
    failures: [
      ...nameFailures(catalogue),
      ...facts.flatMap(mealFailures),
      ...cells.flatMap(cellFailures),
      ...batchFailures(everyday),
      ...reached.flatMap(reachFailures),
    ],
    foodsOffFactors: catalogue.foods.filter((food) => !isEnergyConsistent(food.per100g)).map((food) => food.id),
    facts,
    cells,
    reaches: reached,
  }
}

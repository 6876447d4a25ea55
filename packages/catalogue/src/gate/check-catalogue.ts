import { withOrdinaryMeals } from '@dayplate/nutrition'
import type { Catalogue } from '../catalogue.ts'
import { batchFailures } from './batch-checks.ts'
import { cellFailures } from './cell-checks.ts'
import type { CheckFailure } from './check-failure.ts'
import { isEnergyConsistent } from './factor-energy.ts'
import { leftoverFailures } from './leftover-checks.ts'
import { type MealCell, mealCells } from './meal-cells.ts'
import { mealFailures, ordinaryFormFailures } from './meal-checks.ts'
import { type MealFacts, mealFacts } from './meal-facts.ts'
import { nameFailures } from './name-checks.ts'
import { type Reach, reachFailures, reaches } from './reach-checks.ts'

export interface CatalogueCheck {
  /** Empty when the catalogue may be released. */
  readonly failures: readonly CheckFailure[]
  /**
   * Ids of foods whose energy differs from the factors: spices, bran, vanilla in alcohol. Reported, but not refused.
   */
  readonly foodsOffFactors: readonly string[]
  /** Every meal as it was written, without ordinary forms. */
  readonly facts: readonly MealFacts[]
  readonly cells: readonly MealCell[]
  readonly reaches: readonly Reach[]
}

/**
 * The gate that a catalogue must pass before it is used: our release's, and also an operator's own foods and meals on
 * top of it.
 */
export function checkCatalogue(catalogue: Catalogue): CatalogueCheck {
  const facts = mealFacts(catalogue)
  const ordinary = ordinaryFacts(catalogue)
  const cells = mealCells([...facts, ...ordinary].filter(isEveryday))
  const reached = reaches(cells)
  return {
    failures: [
      ...nameFailures(catalogue),
      ...facts.flatMap(mealFailures),
      ...ordinary.flatMap(ordinaryFormFailures),
      ...facts.flatMap(leftoverFailures),
      ...cells.flatMap(cellFailures),
      ...batchFailures(facts.filter(isEveryday)),
      ...reached.flatMap(reachFailures),
    ],
    foodsOffFactors: catalogue.foods.filter((food) => !isEnergyConsistent(food.per100g)).map((food) => food.id),
    facts,
    cells,
    reaches: reached,
  }
}

/** Plans do not choose holiday meals, so they do not count. */
const isEveryday = ({ meal }: MealFacts): boolean => meal.holidayId === null

/** Facts of the ordinary forms of meals. */
function ordinaryFacts({ foods, meals }: Catalogue): readonly MealFacts[] {
  const written = new Set(meals)
  const all = withOrdinaryMeals(meals, new Map(foods.map((food) => [food.id, food])))
  return mealFacts({ foods, meals: all.filter((meal) => !written.has(meal)) })
}

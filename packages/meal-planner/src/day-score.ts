/**
 * The parts of a day's score, in the unit of meal costs: 1 is the whole range of one meal's cost. Less is better.
 *
 * score = costs of the meals + LIKENESS_WEIGHT · likeness of every two of them + deviationCost
 */

/** Cost of a deviation by one tolerance. Energy weighs most, because a plan promises it first. */
export const KCAL_WEIGHT = 1

/**
 * Cost of a deviation by one tolerance, for each of protein, fat and carbohydrate. With 385 meals, weights four times
 * as large on all four rows lowered the median of the worst macro from 0.57 to 0.50 %, but the search ended three times
 * as far from the exact optimum. With 498 meals, whose costs differ more, 0.6 lowered that median from 0.61 % (at 0.5)
 * to 0.56 %.
 */
export const MACRO_WEIGHT = 0.6

/** Cost of two identical meals on one day. */
export const LIKENESS_WEIGHT = 0.5

/** Cost of a day's deviation from its target: four rows in tolerance units, starting at index `from`. */
export function deviationCost(rows: ArrayLike<number>, from = 0): number {
  const size = (row: number) => Math.abs(rows[from + row] ?? 0)
  return KCAL_WEIGHT * size(0) + MACRO_WEIGHT * (size(1) + size(2) + size(3))
}

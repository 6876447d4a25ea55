import { ROWS } from '../tolerance.ts'
import { at } from '../vector.ts'
import type { PortionGrid } from './portion-grid.ts'

/** A meal with any portion within its grid. */
export interface FreeMeal {
  /** One base portion in tolerance units. */
  readonly column: Float64Array
  readonly grid: Pick<PortionGrid, 'low' | 'high'>
}

/** Limit of sweeps. A day that is then neither inside nor proven out of reach counts as within reach. */
const MOST_SWEEPS = 12

/**
 * Whether no portions of these meals bring a day inside, whatever their steps. `true` is proven; `false` may be wrong,
 * which only costs the search that follows.
 *
 * Cyclic coordinate descent on the squared excess over the tolerances looks for portions that bring the day nearer. The
 * excess e of any day y is a proof when even the best portions in its direction leave e · y > ‖e‖₁, because every day
 * inside has e · y ≤ ‖e‖₁ (separating hyperplane; Boyd and Vandenberghe, Convex Optimization, 2004, section 2.5).
 * `rest` is the day minus its goal without these meals, in tolerance units.
 */
export function isBeyondReach(rest: Float64Array, meals: readonly FreeMeal[]): boolean {
  const day = Float64Array.from(rest)
  const portions = meals.map(({ column, grid: { low, high } }) => {
    const middle = (low + high) / 2
    addTo(day, column, middle)
    return middle
  })
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    if (worstOf(day) <= 1) return false
    if (isProof(day, rest, meals)) return true
    meals.forEach((meal, index) => {
      const before = portions[index] ?? 0
      const after = nearer(day, meal, before)
      addTo(day, meal.column, after - before)
      portions[index] = after
    })
  }
  return false
}

function isProof(day: Float64Array, rest: Float64Array, meals: readonly FreeMeal[]): boolean {
  let least = 0
  for (let row = 0; row < ROWS; row++) {
    const excess = excessOf(at(day, row))
    least += excess * at(rest, row) - Math.abs(excess)
  }
  for (const { column, grid } of meals) {
    const slope = slopeOf(day, column)
    least += slope * (slope > 0 ? grid.low : grid.high)
  }
  return least > 0
}

/** The portion that lowers the squared excess at least as much as the minimum of its bounding parabola does. */
function nearer(day: Float64Array, { column, grid }: FreeMeal, portion: number): number {
  let curvature = 0
  for (let row = 0; row < ROWS; row++) curvature += at(column, row) ** 2
  if (curvature === 0) return portion
  return Math.min(Math.max(portion - slopeOf(day, column) / curvature, grid.low), grid.high)
}

function slopeOf(day: Float64Array, column: Float64Array): number {
  let slope = 0
  for (let row = 0; row < ROWS; row++) slope += excessOf(at(day, row)) * at(column, row)
  return slope
}

/** The signed distance of a row from its tolerance; 0 inside. */
function excessOf(deviation: number): number {
  if (deviation > 1) return deviation - 1
  return deviation < -1 ? deviation + 1 : 0
}

function worstOf(day: Float64Array): number {
  let worst = 0
  for (let row = 0; row < ROWS; row++) worst = Math.max(worst, Math.abs(at(day, row)))
  return worst
}

function addTo(day: Float64Array, column: Float64Array, portion: number): void {
  for (let row = 0; row < ROWS; row++) day[row] = at(day, row) + portion * at(column, row)
}

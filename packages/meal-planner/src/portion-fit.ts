import { MEALS_PER_DAY } from '@dayplate/nutrition'
import { ROWS } from './tolerance.ts'
import { at } from './vector.ts'

export const SLOTS = MEALS_PER_DAY

/** The meals of a day in tolerance units: column s of `columns` is one base portion of the meal in slot s. */
export interface PortionBox {
  readonly columns: Float64Array
  readonly goal: Float64Array
  readonly low: Float64Array
  readonly high: Float64Array
}

/** Limit of sweeps, because portions hardly improve after that. Most boxes settle in fewer. */
const MOST_SWEEPS = 40

/** The last sweep is the one in which no meal moves the day by more than this, in tolerance units. */
const SETTLED = 0.01

/**
 * Portions that bring a day nearest to its goal: min ‖A s − g‖² with low ≤ s ≤ high, by cyclic coordinate descent,
 * which converges to the global minimum of this convex function. One instance is reused, so that a fit allocates
 * nothing.
 */
export class PortionFit {
  /** Input: the start of the fit. Output: its result. */
  readonly scales = new Float64Array(SLOTS)
  /** A s − g of the result. */
  readonly residual = new Float64Array(ROWS)

  /** Returns the squared distance of the day from its goal, in tolerance units. */
  fit(box: PortionBox): number {
    this.#start(box)
    for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
      let largestMove = 0
      for (let slot = 0; slot < SLOTS; slot++) largestMove = Math.max(largestMove, this.#moveSlot(box, slot))
      if (largestMove < SETTLED) break
    }
    return this.#squaredDistance()
  }

  #start({ columns, goal, low, high }: PortionBox): void {
    const { scales, residual } = this
    for (let row = 0; row < ROWS; row++) residual[row] = -at(goal, row)
    for (let slot = 0; slot < SLOTS; slot++) {
      const scale = Math.min(Math.max(at(scales, slot), at(low, slot)), at(high, slot))
      scales[slot] = scale
      for (let row = 0; row < ROWS; row++) residual[row] = at(residual, row) + scale * at(columns, slot * ROWS + row)
    }
  }

  /** Moves one slot to its best portion while the others stay; returns how far that moves the day. */
  #moveSlot({ columns, low, high }: PortionBox, slot: number): number {
    const { scales, residual } = this
    const from = slot * ROWS
    let slope = 0
    let curvature = 0
    for (let row = 0; row < ROWS; row++) {
      const entry = at(columns, from + row)
      slope += entry * at(residual, row)
      curvature += entry * entry
    }
    if (curvature === 0) return 0
    const before = at(scales, slot)
    const after = Math.min(Math.max(before - slope / curvature, at(low, slot)), at(high, slot))
    const move = after - before
    if (move === 0) return 0
    scales[slot] = after
    for (let row = 0; row < ROWS; row++) residual[row] = at(residual, row) + move * at(columns, from + row)
    return Math.abs(move) * Math.sqrt(curvature)
  }

  #squaredDistance(): number {
    let sum = 0
    for (let row = 0; row < ROWS; row++) sum += at(this.residual, row) * at(this.residual, row)
    return sum
  }
}

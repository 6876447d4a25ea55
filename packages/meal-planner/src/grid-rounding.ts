import { deviationCost } from './day-score.ts'
import { type PortionBox, SLOTS } from './portion-fit.ts'
import { ROWS } from './tolerance.ts'
import { at } from './vector.ts'

/** Grid points tried around each fitted portion: the two nearest, then one more on either side. */
const NEAR = { first: 0, last: 1 } as const
const WIDE = { first: -1, last: 2 } as const

/** Tolerance for comparing sums of rounded numbers. */
const EPSILON = 1e-9

/** Searches the grid points around fitted portions. One instance is reused, so that a search allocates nothing. */
export class GridRounding {
  /** Portions of the best point. */
  readonly scales = new Float64Array(SLOTS)
  /** Largest |deviation| of the best point in tolerance units: up to 1 is inside. */
  worst = Number.POSITIVE_INFINITY
  /** Deviation cost of the best point. */
  deviationCost = Number.POSITIVE_INFINITY

  readonly #trial = new Float64Array(SLOTS)
  /** Macros of the first slots minus the goal, one row of numbers per depth. */
  readonly #partial = new Float64Array((SLOTS + 1) * ROWS)

  /** Finds the point with the lowest deviation cost among those inside; if none is, the point that is least outside. */
  search(box: PortionBox, steps: Float64Array, fitted: Float64Array): void {
    this.worst = Number.POSITIVE_INFINITY
    this.deviationCost = Number.POSITIVE_INFINITY
    for (let row = 0; row < ROWS; row++) this.#partial[row] = -at(box.goal, row)
    this.#descend({ box, steps, fitted, reach: NEAR }, 0)
    if (this.worst > 1) this.#descend({ box, steps, fitted, reach: WIDE }, 0)
  }

  #descend(around: Around, slot: number): void {
    if (slot === SLOTS) return this.#judge()
    const { box, steps, fitted, reach } = around
    const step = at(steps, slot)
    const below = Math.floor(at(fitted, slot) / step + EPSILON)
    let previous = Number.NaN
    for (let offset = reach.first; offset <= reach.last; offset++) {
      const scale = clampToGrid((below + offset) * step, at(box.low, slot), at(box.high, slot))
      if (scale === previous) continue
      previous = scale
      this.#place(box, slot, scale)
      this.#descend(around, slot + 1)
    }
  }

  #place(box: PortionBox, slot: number, scale: number): void {
    this.#trial[slot] = scale
    const from = slot * ROWS
    for (let row = 0; row < ROWS; row++) {
      this.#partial[from + ROWS + row] = at(this.#partial, from + row) + scale * at(box.columns, from + row)
    }
  }

  #judge(): void {
    let worst = 0
    const from = SLOTS * ROWS
    for (let row = 0; row < ROWS; row++) worst = Math.max(worst, Math.abs(at(this.#partial, from + row)))
    const cost = deviationCost(this.#partial, from)
    const isBetter = worst <= 1 ? this.worst > 1 || cost < this.deviationCost : worst < this.worst
    if (!isBetter) return
    this.worst = worst
    this.deviationCost = cost
    this.scales.set(this.#trial)
  }
}

interface Around {
  readonly box: PortionBox
  readonly steps: Float64Array
  readonly fitted: Float64Array
  readonly reach: { readonly first: number; readonly last: number }
}

/** `low` and `high` are on the grid, so the clamped value is too. */
function clampToGrid(scale: number, low: number, high: number): number {
  return Math.min(Math.max(scale, low), high)
}

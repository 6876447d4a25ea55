import { SLOTS } from '../portion-fit.ts'
import { ROWS } from '../tolerance.ts'
import { at } from '../vector.ts'
import type { OtherMeal } from './other-meals.ts'
import { firstIndex, gridPoint, lastIndex, nearestIndex, nearestPoint, type PortionGrid } from './portion-grid.ts'

/** A closeness this near to 1 may round to outside when the proof is written, so it does not count as inside. */
export const INSIDE = 1 - 1e-9

/** The search uses a tighter limit, because grid steps are counted with a tolerance of their own. */
const REACH = 1 - 1e-6

/** Another meal whose portion may change. */
export type OpenMeal = OtherMeal & { readonly grid: PortionGrid }

/** A meal that could take the slot: one base portion in tolerance units, and its possible portions. */
export interface SlotCandidate {
  readonly column: Float64Array
  readonly grid: PortionGrid
}

export interface LeastChanged {
  /** Portion of the candidate. */
  readonly scale: number
  /** Portions of the others, in their order. */
  readonly others: readonly number[]
  /** Sum of the energy changes of the other meals, in kcal. */
  readonly movedKcal: number
}

/** A meal whose portion the search chooses. */
interface Variable extends SlotCandidate {
  /** The current portion, and the cost of each base portion away from it in kcal. */
  readonly scale: number
  readonly kcal: number
}

/**
 * Searches all portions of a candidate and of one to three other meals for those that bring a day inside and move the
 * least energy in the others. Exact: if it finds nothing, no solution exists. It tries a portion only if the meals
 * after it can still meet the tolerances, so the last meal is never tried point by point. One instance serves all
 * searches of a day, so that a search allocates almost nothing.
 */
export class LeastChange {
  readonly #rest: Float64Array
  #variables: readonly Variable[] = []
  #last = 0
  /** The day minus its goal: without all variables, then with one more variable per row of numbers. */
  readonly #sums = new Float64Array((SLOTS + 1) * ROWS)
  /** Least and most that the variables after each one can add, a row of numbers per variable. */
  readonly #leastAfter = new Float64Array(SLOTS * ROWS)
  readonly #mostAfter = new Float64Array(SLOTS * ROWS)
  readonly #trial = new Float64Array(SLOTS)
  #least = Number.POSITIVE_INFINITY
  #best: LeastChanged | null = null

  /** `rest` is the day minus its goal without any candidate, with the other meals unchanged. */
  constructor(rest: Float64Array) {
    this.#rest = rest
  }

  /** `null` when no portions that move less than `mostKcal` bring the day inside. */
  find(candidate: SlotCandidate, others: readonly OpenMeal[], mostKcal: number): LeastChanged | null {
    this.#variables = [{ ...candidate, scale: candidate.grid.low, kcal: 0 }, ...others]
    this.#last = others.length
    this.#least = mostKcal
    this.#best = null
    this.#start(others)
    this.#descend(0, 0)
    return this.#best
  }

  #start(others: readonly OpenMeal[]): void {
    this.#sums.set(this.#rest)
    for (const { column, scale } of others) {
      for (let row = 0; row < ROWS; row++) this.#sums[row] = at(this.#sums, row) - scale * at(column, row)
    }
    this.#leastAfter.fill(0, this.#last * ROWS)
    this.#mostAfter.fill(0, this.#last * ROWS)
    for (let depth = this.#last; depth > 0; depth--) this.#sumAfter(depth)
  }

  #sumAfter(depth: number): void {
    const variable = this.#variables[depth]
    if (variable === undefined) return
    const { column, grid } = variable
    const from = depth * ROWS
    for (let row = 0; row < ROWS; row++) {
      this.#leastAfter[from - ROWS + row] = at(this.#leastAfter, from + row) + grid.low * at(column, row)
      this.#mostAfter[from - ROWS + row] = at(this.#mostAfter, from + row) + grid.high * at(column, row)
    }
  }

  #descend(depth: number, movedBefore: number): void {
    const variable = this.#variables[depth]
    if (variable === undefined) return
    const { grid, scale, kcal } = variable
    const interval = this.#intervalOf(depth, variable)
    if (depth === this.#last) {
      const portion = nearestPoint(grid, scale, interval)
      if (!Number.isNaN(portion)) this.#accept(portion, movedBefore + Math.abs(portion - scale) * kcal)
      return
    }
    const first = firstIndex(grid, interval)
    const last = lastIndex(grid, interval)
    if (first > last) return
    // Starts at the current portion and goes outwards, so that early finds prune portions that move more.
    const start = Math.min(Math.max(nearestIndex(grid, scale), first), last)
    for (let index = start; index >= first; index--) if (!this.#place(depth, index, movedBefore)) break
    for (let index = start + 1; index <= last; index++) if (!this.#place(depth, index, movedBefore)) break
  }

  /** Continues with one portion of a meal; `false` when it alone moves too much, as every portion beyond it does. */
  #place(depth: number, index: number, movedBefore: number): boolean {
    const variable = this.#variables[depth]
    if (variable === undefined) return false
    const { column, grid, scale, kcal } = variable
    const portion = gridPoint(grid, index)
    const moved = movedBefore + Math.abs(portion - scale) * kcal
    if (moved >= this.#least) return false
    this.#trial[depth] = portion
    const from = depth * ROWS
    for (let row = 0; row < ROWS; row++) {
      this.#sums[from + ROWS + row] = at(this.#sums, from + row) + portion * at(column, row)
    }
    this.#descend(depth + 1, moved)
    return true
  }

  #accept(portion: number, movedKcal: number): void {
    if (movedKcal >= this.#least) return
    this.#trial[this.#last] = portion
    this.#least = movedKcal
    const [scale = 0, ...others] = this.#trial.subarray(0, this.#last + 1)
    this.#best = { scale, others, movedKcal }
  }

  /** The interval of a portion within which the meals after it can still bring the day inside. */
  #intervalOf(depth: number, { column, grid }: Variable) {
    let from = grid.low
    let to = grid.high
    for (let row = 0; row < ROWS; row++) {
      const entry = at(column, row)
      const sum = at(this.#sums, depth * ROWS + row)
      const above = REACH - sum - at(this.#leastAfter, depth * ROWS + row)
      const below = -REACH - sum - at(this.#mostAfter, depth * ROWS + row)
      if (entry > 0) {
        from = Math.max(from, below / entry)
        to = Math.min(to, above / entry)
      } else if (below > 0 || above < 0) to = Number.NEGATIVE_INFINITY
    }
    return { from, to }
  }
}

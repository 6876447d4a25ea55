import { ROWS } from '../tolerance.ts'
import { at } from '../vector.ts'
import type { OtherMeal } from './other-meals.ts'
import { firstIndex, gridPoint, lastIndex, nearestIndex, nearestPoint, type PortionGrid } from './portion-grid.ts'

/** A day whose closeness differs from 1 by less than a rounding may be outside when its proof is written. */
export const INSIDE = 1 - 1e-9

/** The search stays a little more inside, because steps on a grid are counted with a small tolerance of their own. */
const REACH = 1 - 1e-6

/** Another meal whose portion may change. */
export type OpenMeal = OtherMeal & { readonly grid: PortionGrid }

/** A meal that could stand in the slot: one base portion in tolerance units, and the portions it may have. */
export interface SlotCandidate {
  readonly column: Float64Array
  readonly grid: PortionGrid
}

export interface LeastChanged {
  /** Portion of the candidate. */
  readonly scale: number
  /** Portions of the others, in their order. */
  readonly others: readonly number[]
  /** Energy that moves in the others, in kcal. */
  readonly movedKcal: number
}

/** A meal whose portion is being looked for. */
interface Variable extends SlotCandidate {
  /** The portion it should stay at, and what each base portion away from it costs in kcal. */
  readonly scale: number
  readonly kcal: number
}

/** The candidate and the three other meals of a day. */
const MOST_VARIABLES = 4

/**
 * Searches all portions of a candidate and of one to three other meals for the ones that bring a day inside and move the least
 * energy in the others. Exact: where it finds nothing there is nothing. Each portion is tried only where the tolerances can
 * still be met by the meals after it, so the last one is never tried point by point. One instance serves all searches of a
 * day one after the other: a search allocates next to nothing.
 */
export class LeastChange {
  readonly #rest: Float64Array
  #variables: readonly Variable[] = []
  #last = 0
  /** The day minus its goal: without all variables, then with one more placed per row of numbers. */
  readonly #sums = new Float64Array((MOST_VARIABLES + 1) * ROWS)
  /** Least and most that the variables after each one add, a row of numbers per variable. */
  readonly #leastAfter = new Float64Array(MOST_VARIABLES * ROWS)
  readonly #mostAfter = new Float64Array(MOST_VARIABLES * ROWS)
  readonly #trial = new Float64Array(MOST_VARIABLES)
  #least = Number.POSITIVE_INFINITY
  #best: LeastChanged | null = null

  /** `rest` is the day minus its goal without any candidate, with the others as they are. */
  constructor(rest: Float64Array) {
    this.#rest = rest
  }

  /** `null` when no portions bring the day inside that move less than `mostKcal`. */
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
    // Outwards from the portion it has, so that what is found early ends what would move more.
    const start = Math.min(Math.max(nearestIndex(grid, scale), first), last)
    for (let index = start; index >= first; index--) if (!this.#place(depth, index, movedBefore)) break
    for (let index = start + 1; index <= last; index++) if (!this.#place(depth, index, movedBefore)) break
  }

  /** Goes on with one portion of a meal; `false` when it alone moves too much, and so does any beyond it. */
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

  /** Where a portion may lie so that the ones after it can still bring the day inside. */
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

import { ROWS } from '../tolerance.ts'
import { at } from '../vector.ts'
import type { OtherMeal } from './other-meals.ts'
import { firstIndex, gridPoint, lastIndex, nearestPoint, type PortionGrid } from './portion-grid.ts'

/** A day whose closeness differs from 1 by less than a rounding may be outside when its proof is written. */
export const INSIDE = 1 - 1e-9

/** The search stays a little more inside, because steps on a grid are counted with a small tolerance of their own. */
const REACH = 1 - 1e-6

/** Another meal whose portion may change. */
export type OpenMeal = OtherMeal & { readonly grid: PortionGrid }

export interface LeastChanged {
  /** Portion of the candidate. */
  readonly scale: number
  /** Portions of the others, in their order. */
  readonly others: readonly number[]
  /** Energy that moves in the others, in kcal. */
  readonly movedKcal: number
}

/** A meal whose portion is being looked for. */
interface Variable {
  readonly column: Float64Array
  readonly grid: PortionGrid
  /** The portion it should stay at, and what each base portion away from it costs in kcal. */
  readonly scale: number
  readonly kcal: number
}

/**
 * Searches all portions of a candidate and of one or two other meals for the ones that bring a day inside and move the least
 * energy in the others. Exact: where it finds nothing there is nothing. Each portion is tried only where the tolerances can
 * still be met by the meals after it, so the last one is never tried point by point.
 */
export class LeastChange {
  readonly #variables: readonly Variable[]
  readonly #last: number
  /** The day minus its goal: without all variables, then with one more placed per row of numbers. */
  readonly #sums: Float64Array
  /** Least and most that the variables after each one add, a row of numbers per variable. */
  readonly #leastAfter: Float64Array
  readonly #mostAfter: Float64Array
  readonly #trial: Float64Array
  #least = Number.POSITIVE_INFINITY
  #best: LeastChanged | null = null

  /** `rest` is the day minus its goal without the candidate, with the others as they are. */
  constructor(rest: Float64Array, candidate: Pick<Variable, 'column' | 'grid'>, others: readonly OpenMeal[]) {
    this.#variables = [{ ...candidate, scale: candidate.grid.low, kcal: 0 }, ...others]
    this.#last = others.length
    const size = (others.length + 2) * ROWS
    this.#sums = new Float64Array(size)
    this.#leastAfter = new Float64Array(size)
    this.#mostAfter = new Float64Array(size)
    this.#trial = new Float64Array(others.length + 1)
    for (let row = 0; row < ROWS; row++) {
      this.#sums[row] = others.reduce((sum, { column, scale }) => sum - scale * at(column, row), at(rest, row))
      this.#sumAfter(row)
    }
  }

  /** `null` when no portions bring the day inside that move less than `mostKcal`. */
  find(mostKcal: number): LeastChanged | null {
    this.#least = mostKcal
    this.#descend(0, 0)
    return this.#best
  }

  #sumAfter(row: number): void {
    for (let depth = this.#last; depth > 0; depth--) {
      const variable = this.#variables[depth]
      if (variable === undefined) continue
      const { column, grid } = variable
      const before = (depth - 1) * ROWS + row
      this.#leastAfter[before] = at(this.#leastAfter, depth * ROWS + row) + grid.low * at(column, row)
      this.#mostAfter[before] = at(this.#mostAfter, depth * ROWS + row) + grid.high * at(column, row)
    }
  }

  #descend(depth: number, movedBefore: number): void {
    const variable = this.#variables[depth]
    if (variable === undefined || movedBefore >= this.#least) return
    const { column, grid, scale, kcal } = variable
    const interval = this.#intervalOf(depth, variable)
    if (depth === this.#last) {
      const portion = nearestPoint(grid, scale, interval)
      if (!Number.isNaN(portion)) this.#accept(portion, movedBefore + Math.abs(portion - scale) * kcal)
      return
    }
    const from = depth * ROWS
    for (let index = lastIndex(grid, interval); index >= firstIndex(grid, interval); index--) {
      const portion = gridPoint(grid, index)
      this.#trial[depth] = portion
      for (let row = 0; row < ROWS; row++) {
        this.#sums[from + ROWS + row] = at(this.#sums, from + row) + portion * at(column, row)
      }
      this.#descend(depth + 1, movedBefore + Math.abs(portion - scale) * kcal)
    }
  }

  #accept(portion: number, movedKcal: number): void {
    if (movedKcal >= this.#least) return
    this.#trial[this.#last] = portion
    this.#least = movedKcal
    const [scale = 0, ...others] = this.#trial
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

import type { MealType } from '@dayplate/nutrition'
import type { CurrentDay } from '../current/current-day.ts'
import { ROWS, type ScaledTarget } from '../tolerance.ts'
import { at } from '../vector.ts'
import { isBeyondReach } from './is-beyond-reach.ts'
import { LeastChange, type OpenMeal, type SlotCandidate } from './least-change.ts'
import { type OtherMeal, othersOf } from './other-meals.ts'
import { gridPoint, gridSteps } from './portion-grid.ts'
import { toleranceScale } from './tolerance-scale.ts'

export interface OtherPortion {
  readonly type: MealType
  readonly scale: number
}

/** A day with a candidate in the slot. */
export interface FittedSlot {
  /** Portion of the candidate. */
  readonly scale: number
  /** New portions of other meals; unchanged meals are not listed. */
  readonly others: readonly OtherPortion[]
  /** Largest deviation of the day in tolerance units; up to 1 is inside. */
  readonly closeness: number
}

/** How far the search has tried portions of other meals for a candidate. */
interface Search {
  /** Number of other portions changed at a time. */
  changed: number
  fitted: FittedSlot | null
  readonly isBeyondReach: boolean
}

/**
 * One slot of one day, prepared for judging many meals in it. Finds the portion that brings the day nearest to its
 * target and, if that is outside, the smallest changes of other portions.
 */
export class SlotFit {
  readonly scaled: ScaledTarget
  readonly #others: readonly OtherMeal[]
  readonly #open: readonly OpenMeal[]
  /** Other meals at their portions minus the goal. */
  readonly #rest = new Float64Array(ROWS)
  readonly #leastChange = new LeastChange(this.#rest)
  readonly #searches = new WeakMap<SlotCandidate, Search>()

  constructor(day: CurrentDay, type: MealType) {
    this.scaled = toleranceScale(day.target)
    this.#others = othersOf(day, type, this.scaled)
    this.#open = this.#others.flatMap((other) => (other.grid === null ? [] : { ...other, grid: other.grid }))
    for (let row = 0; row < ROWS; row++) {
      this.#rest[row] = this.#others.reduce(
        (sum, { column, scale }) => sum + scale * at(column, row),
        -at(this.scaled.goal, row),
      )
    }
  }

  /** The portion that brings the day nearest to its target while the other meals stay unchanged. */
  alone({ column, grid }: SlotCandidate): FittedSlot {
    let first = 0
    let last = gridSteps(grid)
    // The largest of several |deviations| is convex in the portion, so bisection finds its minimum.
    while (first < last) {
      const middle = (first + last) >> 1
      const here = this.#worst(column, gridPoint(grid, middle))
      if (here <= this.#worst(column, gridPoint(grid, middle + 1))) last = middle
      else first = middle + 1
    }
    const scale = gridPoint(grid, first)
    return { scale, others: [], closeness: this.#worst(column, scale) }
  }

  /**
   * Brings the day inside by changing as few other portions as possible, at most `most`, and those as little as
   * possible; `null` when nothing helps. Remembers how far it searched, so that a later call with a larger `most` only
   * searches the rest.
   */
  withOthers(candidate: SlotCandidate, most: number): FittedSlot | null {
    const search = this.#searches.get(candidate) ?? {
      changed: 0,
      fitted: null,
      isBeyondReach: this.#isBeyondReach(candidate, this.#open),
    }
    this.#searches.set(candidate, search)
    while (!search.isBeyondReach && search.fitted === null && search.changed < most) {
      search.changed += 1
      search.fitted = this.#leastOf(candidate, subsetsOf(this.#open, search.changed))
    }
    return search.fitted
  }

  #leastOf(candidate: SlotCandidate, choices: readonly (readonly OpenMeal[])[]): FittedSlot | null {
    let fitted: FittedSlot | null = null
    let least = Number.POSITIVE_INFINITY
    for (const others of choices) {
      if (others.length > 1 && this.#isBeyondReach(candidate, others)) continue
      const result = this.#leastChange.find(candidate, others, least)
      if (result === null) continue
      least = result.movedKcal
      const portions = others.map(({ type }, index) => ({ type, scale: result.others[index] ?? 0 }))
      fitted = this.#describe(candidate, result.scale, portions)
    }
    return fitted
  }

  /** A proof without trying portions, so that most candidates need no search. */
  #isBeyondReach(candidate: SlotCandidate, others: readonly OpenMeal[]): boolean {
    const fixed = Float64Array.from(this.#rest)
    for (const { column, scale } of others) {
      for (let row = 0; row < ROWS; row++) fixed[row] = at(fixed, row) - scale * at(column, row)
    }
    return isBeyondReach(fixed, [candidate, ...others])
  }

  #describe({ column }: SlotCandidate, scale: number, portions: readonly OtherPortion[]): FittedSlot {
    const others = portions.filter((portion) =>
      this.#others.some(({ type, scale: before }) => type === portion.type && before !== portion.scale),
    )
    let worst = 0
    for (let row = 0; row < ROWS; row++) {
      let deviation = this.#deviation(column, scale, row)
      for (const other of this.#others) {
        const changed = others.find(({ type }) => type === other.type)
        if (changed !== undefined) deviation += (changed.scale - other.scale) * at(other.column, row)
      }
      worst = Math.max(worst, Math.abs(deviation))
    }
    return { scale, others, closeness: worst }
  }

  #worst(column: Float64Array, scale: number): number {
    let worst = 0
    for (let row = 0; row < ROWS; row++) worst = Math.max(worst, Math.abs(this.#deviation(column, scale, row)))
    return worst
  }

  #deviation(column: Float64Array, scale: number, row: number): number {
    return at(this.#rest, row) + scale * at(column, row)
  }
}

/** All subsets of this size, in order. */
function subsetsOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  if (size === 0) return [[]]
  return items.flatMap((first, index) => subsetsOf(items.slice(index + 1), size - 1).map((rest) => [first, ...rest]))
}

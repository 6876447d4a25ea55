import type { MealType } from '@dayplate/nutrition'
import type { StandingDay } from '../standing/standing-day.ts'
import { ROWS, type ScaledTarget } from '../tolerance.ts'
import { at } from '../vector.ts'
import { LeastChange, type OpenMeal } from './least-change.ts'
import { type OtherMeal, othersOf } from './other-meals.ts'
import { gridPoint, gridSteps, type PortionGrid } from './portion-grid.ts'
import { toleranceScale } from './tolerance-scale.ts'

/** A meal that could stand in the slot: one base portion in tolerance units, and the portions it may have. */
export interface SlotCandidate {
  readonly column: Float64Array
  readonly grid: PortionGrid
}

export interface OtherPortion {
  readonly type: MealType
  readonly scale: number
}

/** A day with a candidate in the slot. */
export interface FittedSlot {
  /** Portion of the candidate. */
  readonly scale: number
  /** New portions of other meals; none for those that stay. */
  readonly others: readonly OtherPortion[]
  /** Largest deviation of the day in tolerance units; up to 1 is inside. */
  readonly closeness: number
}

/**
 * One slot of one day, made ready to judge many meals in it: finds the portion that brings the day nearest to its target,
 * and where that is not inside, the least that other portions must change.
 */
export class SlotFit {
  readonly scaled: ScaledTarget
  readonly #others: readonly OtherMeal[]
  readonly #open: readonly OpenMeal[]
  /** Others at their portions minus the goal. */
  readonly #rest = new Float64Array(ROWS)

  constructor(day: StandingDay, type: MealType) {
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

  /** The portion that brings the day nearest to its target while the other meals stay as they are. */
  alone({ column, grid }: SlotCandidate): FittedSlot {
    let first = 0
    let last = gridSteps(grid)
    // The largest of several |deviations| is convex in the portion, so the halves may be left out by turns.
    while (first < last) {
      const middle = (first + last) >> 1
      const here = this.#worst(column, gridPoint(grid, middle))
      if (here <= this.#worst(column, gridPoint(grid, middle + 1))) last = middle
      else first = middle + 1
    }
    const scale = gridPoint(grid, first)
    return { scale, others: [], closeness: this.#worst(column, scale) }
  }

  /** Brings the day inside by changing one other portion as little as possible; `null` when no single one can. */
  withOneOther(candidate: SlotCandidate): FittedSlot | null {
    return this.#leastOf(
      candidate,
      this.#open.map((other) => [other]),
    )
  }

  /**
   * Brings the day inside by changing two other portions as little as possible; `null` when no two can. Never all three: that
   * would be another day, and it helps only one list in thirty.
   */
  withTwoOthers(candidate: SlotCandidate): FittedSlot | null {
    const open = this.#open
    return this.#leastOf(
      candidate,
      open.flatMap((one, index) => open.slice(index + 1).map((other) => [one, other])),
    )
  }

  #leastOf(candidate: SlotCandidate, choices: readonly (readonly OpenMeal[])[]): FittedSlot | null {
    let fitted: FittedSlot | null = null
    let least = Number.POSITIVE_INFINITY
    for (const others of choices) {
      const result = new LeastChange(this.#rest, candidate, others).find(least)
      if (result === null) continue
      least = result.movedKcal
      const portions = others.map(({ type }, index) => ({ type, scale: result.others[index] ?? 0 }))
      fitted = this.#describe(candidate, result.scale, portions)
    }
    return fitted
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

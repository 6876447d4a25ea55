import type { DayGoal } from './combination.ts'
import { KCAL_WEIGHT, LIKENESS_WEIGHT, MACRO_WEIGHT } from './day-score.ts'
import { cellAt, ENTRY, PairGrid } from './pair-grid.ts'
import { PairTable, type Reach } from './pair-table.ts'
import { SLOTS } from './portion-fit.ts'
import type { SlotOption } from './slot-option.ts'
import { SlotPoints } from './slot-points.ts'
import { ROWS } from './tolerance.ts'
import { at } from './vector.ts'

/** Pairs kept on either side: few at first, more if those did not give a good day. */
const ROUNDS = [2400, 7000] as const

/**
 * A score at which the search stops. Most days reach it; a hard target does not. A second round for the others takes a
 * fifth more time; without it days are 0.12 worse than the best day instead of 0.004.
 */
const GOOD_SCORE = 1.5

/** One side may use the capacity that the other does not need. */
const CAPACITY = 2 * Math.max(...ROUNDS)

/** Two slots whose pairs are matched with those of the other two. */
type Side = readonly [SlotPoints, SlotPoints]

/**
 * Finds the day with the least score among the cheapest meals with portions on their grids. It matches all pairs of
 * portions of two slots with the pairs of the other two that complete them to the target (meet in the middle: Horowitz
 * and Sahni 1974, doi:10.1145/321812.321823). Rounding is optimal too, because the search only uses portions that may
 * be served. One instance plans day after day and allocates almost nothing per day.
 */
export class PairSearch {
  /** Score of the best day; infinite when none is inside its tolerances. */
  score = Number.POSITIVE_INFINITY
  /** The chosen point of each slot on the best day. */
  readonly #best = new Int32Array(SLOTS)
  readonly #slots = [new SlotPoints(0), new SlotPoints(1), new SlotPoints(2), new SlotPoints(3)] as const
  readonly #left = new PairTable(CAPACITY)
  readonly #right = new PairTable(CAPACITY)
  readonly #grid = new PairGrid(CAPACITY)
  readonly #reach: Reach = { least: new Float64Array(ROWS), most: new Float64Array(ROWS) }

  run(day: DayGoal): void {
    this.score = Number.POSITIVE_INFINITY
    for (const points of this.#slots) points.fill(day.lists[points.slot] ?? [])
    const sides = this.#pairUp()
    for (const most of ROUNDS) {
      this.#fill(sides, day, most)
      this.#match(sides, day)
      if (this.score <= GOOD_SCORE) return
    }
  }

  options(): readonly SlotOption[] {
    return this.#slots.flatMap((points) => points.optionAt(at(this.#best, points.slot)) ?? [])
  }

  scales(): readonly number[] {
    return this.#slots.map((points) => at(points.scale, at(this.#best, points.slot)))
  }

  /** A decided slot has one point. It is paired with the largest slot, so that both sides have enough pairs. */
  #pairUp(): { left: Side; right: Side } {
    const [breakfast, lunch, snack, dinner] = this.#slots
    const [a = breakfast, b = lunch, c = snack, d = dinner] = this.#slots.toSorted(
      (one, other) => other.pointCount - one.pointCount || one.slot - other.slot,
    )
    return { left: [a, d], right: [b, c] }
  }

  #fill({ left, right }: Sides, { goal, likeness }: DayGoal, most: number): void {
    const [first, second] = left
    const [third, fourth] = right
    const [leftMost, rightMost] = shareOut(
      first.pointCount * second.pointCount,
      third.pointCount * fourth.pointCount,
      most,
    )
    this.#left.fill({ first, second, likeness, reach: this.#leftOver(right, goal), most: leftMost })
    this.#right.fill({ first: third, second: fourth, likeness, reach: this.#leftOver(left, goal), most: rightMost })
    this.#grid.fill(this.#right)
  }

  /** The macros one side may have so that the other side can still complete the day. */
  #leftOver([one, other]: Side, goal: Float64Array): Reach {
    for (let row = 0; row < ROWS; row++) {
      this.#reach.least[row] = at(goal, row) - 1 - at(one.most, row) - at(other.most, row)
      this.#reach.most[row] = at(goal, row) + 1 - at(one.least, row) - at(other.least, row)
    }
    return this.#reach
  }

  #match(sides: Sides, day: DayGoal): void {
    const { cost, count } = this.#left
    const { leastCost } = this.#right
    for (let pair = 0; pair < count; pair++) {
      const slack = this.score - at(cost, pair) - leastCost
      if (slack > 0) this.#meet(pair, slack, { sides, day })
    }
  }

  /**
   * Matches one pair with those that complete the day; skips pairs whose deviation costs more than the slack. The rows
   * are written out, because the search spends its time here.
   */
  // oxlint-disable-next-line complexity -- the search spends its time here: rows are written out and loops are not split
  #meet(pair: number, slack: number, meeting: Meeting): void {
    const { goal } = meeting.day
    const { rows } = this.#left
    const grid = this.#grid
    const { entries, start } = grid
    const from = pair * ROWS
    const cost = this.#left.cost[pair] ?? 0
    const kcal = (goal[0] ?? 0) - (rows[from] ?? 0)
    const protein = (goal[1] ?? 0) - (rows[from + 1] ?? 0)
    const fat = (goal[2] ?? 0) - (rows[from + 2] ?? 0)
    const carbohydrate = (goal[3] ?? 0) - (rows[from + 3] ?? 0)
    const kcalReach = Math.min(1, slack / KCAL_WEIGHT)
    const reach = Math.min(1, slack / MACRO_WEIGHT)
    const kcalTo = grid.kcal.cellOf(kcal + kcalReach)
    const fatFrom = grid.fat.cellOf(fat - reach)
    const fatTo = grid.fat.cellOf(fat + reach)
    const proteinFrom = grid.protein.cellOf(protein - reach)
    const proteinTo = grid.protein.cellOf(protein + reach) + 1
    for (let kcalCell = grid.kcal.cellOf(kcal - kcalReach); kcalCell <= kcalTo; kcalCell++) {
      for (let fatCell = fatFrom; fatCell <= fatTo; fatCell++) {
        const cell = cellAt(kcalCell, fatCell)
        const end = (start[cell + proteinTo] ?? 0) * ENTRY
        for (let entry = (start[cell + proteinFrom] ?? 0) * ENTRY; entry < end; entry += ENTRY) {
          const d0 = Math.abs((entries[entry] ?? 0) - kcal)
          const d1 = Math.abs((entries[entry + 1] ?? 0) - protein)
          const d2 = Math.abs((entries[entry + 2] ?? 0) - fat)
          const d3 = Math.abs((entries[entry + 3] ?? 0) - carbohydrate)
          // oxlint-disable-next-line max-depth -- the search spends its time here: rows are written out and loops are not split
          if (d0 > 1 || d1 > 1 || d2 > 1 || d3 > 1) continue
          const score = cost + (entries[entry + ROWS] ?? 0) + KCAL_WEIGHT * d0 + MACRO_WEIGHT * (d1 + d2 + d3)
          // oxlint-disable-next-line max-depth -- the search spends its time here: rows are written out and loops are not split
          if (score < this.score) this.#consider(pair, grid.pair[entry / ENTRY] ?? 0, { ...meeting, score })
        }
      }
    }
  }

  /** Adds the likeness between the meals of the two pairs, which neither pair contains. */
  #consider(left: number, right: number, { sides, day: { likeness }, score: scoreApart }: Meeting & { score: number }) {
    const [first, second] = sides.left
    const [third, fourth] = sides.right
    const points = [at(this.#left.first, left), at(this.#left.second, left)] as const
    const others = [at(this.#right.first, right), at(this.#right.second, right)] as const
    const [a, b] = [first.mealAt(points[0]), second.mealAt(points[1])]
    const [c, d] = [third.mealAt(others[0]), fourth.mealAt(others[1])]
    const across = likeness.between(a, c) + likeness.between(a, d) + likeness.between(b, c) + likeness.between(b, d)
    const score = scoreApart + LIKENESS_WEIGHT * across
    if (score >= this.score) return
    this.score = score
    this.#best[first.slot] = points[0]
    this.#best[second.slot] = points[1]
    this.#best[third.slot] = others[0]
    this.#best[fourth.slot] = others[1]
  }
}

interface Sides {
  readonly left: Side
  readonly right: Side
}

interface Meeting {
  readonly sides: Sides
  readonly day: DayGoal
}

/** How many pairs each side keeps: half of the total, or more if the other side has fewer. */
function shareOut(leftAll: number, rightAll: number, most: number): readonly [left: number, right: number] {
  if (leftAll < most) return [most, 2 * most - leftAll]
  return rightAll < most ? [2 * most - rightAll, most] : [most, most]
}

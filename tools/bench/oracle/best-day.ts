import type { DayProblem } from '@dayplate/meal-planner'
import { PairCells } from './pair-cells.ts'
import { likenessCost, type Options, type PairLimits, PortionPairs, type PortionPair, ROWS } from './portion-pairs.ts'
import { ROW_WEIGHTS } from './row-weights.ts'

/** The day with the least possible score. */
export interface BestDay {
  readonly score: number
  /** One per slot. */
  readonly meals: readonly { readonly mealId: string; readonly scale: number }[]
}

/** Tolerance for rows that are slightly more than 1 from their goals, as in `scoreDay` and HiGHS. */
const ROW_SLACK = 1e-6

/**
 * The best of all days of a problem with a score under `cutoff`; null when there is none. It matches every pair of
 * portions of two slots with every pair of the other two that could make a better day than the best so far. It only
 * skips pairs that cannot be better: too expensive even with the cheapest pair of the other side, or too far from the
 * goal with any.
 */
export function findBestDay(problem: DayProblem, cutoff: number): BestDay | null {
  return new Meeting(problem, cutoff).run()
}

class Meeting {
  readonly #goal: readonly number[]
  /**
   * Slots from the most portions to the fewest. The largest is paired with the smallest, which keeps the number of
   * pairs low.
   */
  readonly #order: readonly number[]
  readonly #left: PortionPairs
  readonly #right: PortionPairs
  readonly #cells: PairCells
  readonly #leastRight: number
  #score: number
  #best: readonly [PortionPair, PortionPair] | null = null

  constructor({ slots, goal }: DayProblem, cutoff: number) {
    this.#goal = goal
    this.#score = cutoff
    this.#order = slots.map((_, slot) => slot).toSorted((a, b) => portionsOf(slots[b]) - portionsOf(slots[a]))
    const [most = [], many = [], few = [], fewest = []] = this.#order.map((slot) => slots[slot] ?? [])
    this.#left = new PortionPairs(most, fewest, limitsBeside([many, few], goal, cutoff))
    this.#right = new PortionPairs(many, few, limitsBeside([most, fewest], goal, cutoff))
    this.#cells = new PairCells(this.#right)
    this.#leastRight = this.#right.cost.reduce((least, cost) => Math.min(least, cost), Number.POSITIVE_INFINITY)
  }

  run(): BestDay | null {
    for (const pair of this.#left.cheapestFirst()) {
      const slack = this.#score - (this.#left.cost[pair] ?? 0) - this.#leastRight
      if (slack <= 0) break
      this.#meet(pair, slack)
    }
    if (this.#best === null) return null
    const [left, right] = this.#best
    const inOrder = [left, right, right, left].map(({ options, scales }, place) => {
      const half = place < 2 ? 0 : 1
      return { slot: this.#order[place] ?? 0, mealId: options[half].mealId, scale: scales[half] }
    })
    const meals = inOrder.toSorted((a, b) => a.slot - b.slot).map(({ mealId, scale }) => ({ mealId, scale }))
    return { score: this.#score, meals }
  }

  /** Skips deviations that cost more than the slack, because they cannot be better. */
  #meet(left: number, slack: number): void {
    const wanted = this.#goal.map((goal, row) => goal - (this.#left.rows[left * ROWS + row] ?? 0))
    const box = wanted.map((value, row) => {
      const reach = Math.min(1 + ROW_SLACK, slack / (ROW_WEIGHTS[row] ?? 0))
      return [value - reach, value + reach] as const
    })
    this.#cells.forEachCell(box, (cell) => this.#meetCell(left, wanted, cell))
  }

  #meetCell(left: number, wanted: readonly number[], cell: number): void {
    const { pairs, start } = this.#cells
    const end = start[cell + 1] ?? 0
    for (let place = start[cell] ?? 0; place < end; place++) {
      const right = pairs[place] ?? 0
      const apart = (this.#left.cost[left] ?? 0) + (this.#right.cost[right] ?? 0)
      if (apart >= this.#score) return
      const score = apart + this.#deviationCost(right, wanted)
      if (score < this.#score) this.#consider(left, right, score)
    }
  }

  #deviationCost(right: number, wanted: readonly number[]): number {
    let sum = 0
    for (let row = 0; row < ROWS; row++) {
      const off = Math.abs((this.#right.rows[right * ROWS + row] ?? 0) - (wanted[row] ?? 0))
      if (off > 1 + ROW_SLACK) return Number.POSITIVE_INFINITY
      sum += (ROW_WEIGHTS[row] ?? 0) * off
    }
    return sum
  }

  /** Adds the likeness between the meals of the two pairs, which neither pair contains. */
  #consider(left: number, right: number, scoreApart: number): void {
    const [one, other] = [this.#left.get(left), this.#right.get(right)]
    const across = one.options.flatMap((a) => other.options.map((b) => likenessCost(a, b)))
    const score = across.reduce((sum, cost) => sum + cost, scoreApart)
    if (score >= this.#score) return
    this.#score = score
    this.#best = [one, other]
  }
}

function portionsOf(options: Options = []): number {
  return options.reduce((sum, { portions }) => sum + portions, 0)
}

/** Limits of cost and macros for two slots, within which the other two can complete a day under the cutoff. */
function limitsBeside(others: readonly Options[], goal: readonly number[], cutoff: number): PairLimits {
  const least = others.reduce((sum, options) => sum + Math.min(...options.map(({ cost }) => cost)), 0)
  return {
    cost: cutoff - least,
    rows: goal.map((wanted, row) => {
      const held = others.map((options) => extremesOf(options, row))
      const [low, high] = [0, 1].map((end) => held.reduce((sum, range) => sum + (range[end] ?? 0), 0))
      return [wanted - 1 - ROW_SLACK - (high ?? 0), wanted + 1 + ROW_SLACK - (low ?? 0)] as const
    }),
  }
}

/** Least and most of a row over all portions of all options. */
function extremesOf(options: Options, row: number): readonly number[] {
  const ends = options.flatMap(({ column, low, step, portions }) => {
    const entry = column[row] ?? 0
    return [entry * low, entry * (low + (portions - 1) * step)]
  })
  return [Math.min(...ends), Math.max(...ends)]
}

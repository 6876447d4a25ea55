import type { DayProblem, ProblemOption } from '@dayplate/meal-planner'
import { ROW_WEIGHTS } from './row-weights.ts'
import { sharedLooks } from './shared-looks.ts'

/**
 * Assumed prices of one more tolerance of a row and of a look. Any numbers give valid bounds; those of an LP give good
 * ones.
 */
export interface Prices {
  readonly rows: readonly number[]
  readonly looks: ReadonlyMap<string, number>
}

/**
 * A lower bound per option for the score of any day that contains it (Lagrangian relaxation: Geoffrion 1974,
 * doi:10.1007/BFb0120690). With d the deviation of a row, |d| ≤ 1, and any price p, weight·|d| ≥ p·d − max(0, |p| −
 * weight). For a look with cost c, any price 0 ≤ p ≤ c and n slots that show it, the cost is at least p·(n − 1). The
 * sum of these separates by slot, and each slot takes its cheapest option and portion.
 */
export function pricedBounds(problem: DayProblem, prices: Prices): readonly (readonly number[])[] {
  const looks = priceLooks(problem, prices)
  const values = problem.slots.map((options, slot) =>
    options.map((option, index) => pricedPortion(option, prices.rows) + (looks.ofOption[slot]?.[index] ?? 0)),
  )
  const least = values.map((ofSlot) => Math.min(...ofSlot))
  const whole = sum(least) - looks.free - sum(problem.goal.map((goal, row) => rowShare(goal, row, prices)))
  return values.map((ofSlot, slot) => ofSlot.map((value) => whole - (least[slot] ?? 0) + value))
}

function rowShare(goal: number, row: number, { rows }: Prices): number {
  const price = rows[row] ?? 0
  return price * goal + Math.max(0, Math.abs(price) - (ROW_WEIGHTS[row] ?? 0))
}

/** Linear in the portion, so one of its ends is the cheapest. */
function pricedPortion({ cost, low, step, portions, column }: ProblemOption, rows: readonly number[]): number {
  const price = sum(column.map((entry, row) => entry * (rows[row] ?? 0)))
  return cost + Math.min(price * low, price * (low + (portions - 1) * step))
}

function priceLooks(problem: DayProblem, prices: Prices) {
  const ofOption = problem.slots.map((options) => options.map(() => 0))
  let free = 0
  for (const { name, cost, shownBy } of sharedLooks(problem)) {
    const price = Math.min(Math.max(prices.looks.get(name) ?? 0, 0), cost)
    free += price
    for (const { slot, option } of shownBy) {
      const prizes = ofOption[slot]
      if (prizes !== undefined) prizes[option] = (prizes[option] ?? 0) + price
    }
  }
  return { ofOption, free }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

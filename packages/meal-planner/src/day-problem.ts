import type { PlannedMeal } from './day-plan.ts'
import { deviationCost, LIKENESS_WEIGHT } from './day-score.ts'
import { strictGoal } from './draft-day.ts'
import { looksOf } from './likeness.ts'
import { createContext } from './plan-context.ts'
import type { PlanRequest } from './plan-request.ts'
import { type Column, portionCount, type SlotOption } from './slot-option.ts'

/** A meal that may be eaten in a slot, as the search uses it. */
export interface ProblemOption {
  readonly mealId: string
  readonly cost: number
  /** Portions are `low`, `low + step` and so on; `portions` is their number. */
  readonly low: number
  readonly step: number
  readonly portions: number
  /** One base portion in tolerance units: energy, protein, fat, carbohydrate. */
  readonly column: Column
  /** Visible features of the meal, each with its cost when another meal of the day has the same feature. */
  readonly looks: ReadonlyMap<string, number>
}

/**
 * The first day of a request as an optimisation problem: choose an option and a portion for every slot so that no row
 * is further than 1 from its goal and {@link scoreDay} is minimal. Exact solvers use it, and the search is measured
 * against them.
 */
export interface DayProblem {
  readonly slots: readonly (readonly ProblemOption[])[]
  readonly goal: readonly number[]
}

/** Without a leftover, at the strictest level: season, variety, bands and usual portions. */
export function firstDayProblem(request: PlanRequest): DayProblem {
  const [day] = request.days
  if (day === undefined) throw new Error('the request has no day')
  const { lists, goal } = strictGoal(createContext(request), day, { dayNumber: 0, yesterday: [], attempt: 0 })
  return { slots: lists.map((list) => list.map(toProblemOption)), goal: [...goal] }
}

function toProblemOption(option: SlotOption): ProblemOption {
  const { mealId, cost, low, step, column, indexed } = option
  const looks = indexed === null ? [] : [...looksOf(indexed.meal)]
  return {
    mealId,
    cost,
    low,
    step,
    portions: portionCount(option),
    column,
    looks: new Map(looks.map(([look, likeness]) => [look, LIKENESS_WEIGHT * likeness])),
  }
}

/** Score of a solution; infinite when a row is out of its tolerance, or a meal is none of the slot's options. */
export function scoreDay({ slots, goal }: DayProblem, meals: readonly Pick<PlannedMeal, 'mealId' | 'scale'>[]): number {
  const chosen = slots.flatMap((options, slot) => {
    const meal = meals[slot]
    const option = options.find(({ mealId }) => mealId === meal?.mealId)
    return option === undefined || meal === undefined ? [] : [{ option, scale: meal.scale }]
  })
  if (chosen.length < slots.length) return Number.POSITIVE_INFINITY
  const off = goal.map((wanted, row) =>
    chosen.reduce((sum, { option, scale }) => sum + scale * (option.column[row] ?? 0), -wanted),
  )
  if (off.some((row) => Math.abs(row) > 1 + 1e-6)) return Number.POSITIVE_INFINITY
  const costs = chosen.reduce((sum, { option }) => sum + option.cost, 0)
  return costs + deviationCost(off) + likenessCost(chosen.map(({ option }) => option))
}

function likenessCost(options: readonly ProblemOption[]): number {
  return options.reduce((sum, option, slot) => {
    const earlier = options.slice(0, slot)
    return sum + earlier.reduce((part, other) => part + sharedCost(option, other), 0)
  }, 0)
}

function sharedCost(option: ProblemOption, other: ProblemOption): number {
  return [...option.looks].reduce((sum, [look, cost]) => sum + (other.looks.has(look) ? cost : 0), 0)
}

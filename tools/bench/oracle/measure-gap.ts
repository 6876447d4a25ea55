import { foods, meals } from '@dayplate/catalogue'
import { firstDayProblem, planDays, type PlanRequest, scoreDay } from '@dayplate/meal-planner'
import { createRequire } from 'node:module'
import { PlannerMeasurement } from '../planner-measurement.ts'
import { CROWDS, type SimulatedPerson, simulatePeople } from '../planner-people.ts'
import { dayProgram } from './day-program.ts'

export interface DayGap {
  /** Score of the planner's day above the best that HiGHS found: the true gap where that is proven, else it may be larger. */
  readonly gap: number
  readonly isProven: boolean
}

/** By require, because the types of the package speak of its CommonJS half, whose default an import would not be. */
// oxlint-disable-next-line typescript/consistent-type-imports, typescript/no-unsafe-assignment -- the import of the package has a wrong type
const loadHighs: typeof import('highs').default = createRequire(import.meta.url)('highs')

/** The fourth day: the three before have taken their meals off the lists. */
const DAYS_BEFORE = 3

/** Best scores are told apart to this. */
const PRECISION = 1e-3

/**
 * How far the planner's days are from the exact optimum, by HiGHS: the same lists, portions on the same grids, the same score
 * (costs, deviations, likeness). A day takes it about half a minute.
 */
export async function measureGaps(
  dayCount: number,
  secondsPerDay: number,
  onDay: (gap: DayGap) => void,
): Promise<readonly DayGap[]> {
  const highs = await loadHighs()
  const measurement = new PlannerMeasurement({ foods, meals })
  const gaps: DayGap[] = []
  for (const someone of simulatePeople(dayCount, 5, CROWDS.usual)) {
    const request = fourthDay(measurement, someone)
    const [day] = planDays(request)
    if (day === undefined) throw new Error('no day was planned')
    const problem = firstDayProblem(request)
    const score = scoreDay(problem, day.meals)
    // A day that gave something up is no solution of the problem; the optimum may still be.
    const program = dayProgram(problem, Number.isFinite(score) ? score + PRECISION : 100)
    const options = { time_limit: secondsPerDay, mip_abs_gap: PRECISION, mip_rel_gap: 0, output_flag: false }
    const { Status, ObjectiveValue } = highs.solve(program, options)
    if (!Number.isFinite(score) && Status !== 'Optimal') continue
    const gap = { gap: Math.max(0, score - ObjectiveValue), isProven: Status === 'Optimal' }
    gaps.push(gap)
    onDay(gap)
  }
  return gaps
}

function fourthDay(measurement: PlannerMeasurement, someone: SimulatedPerson): PlanRequest {
  const request = measurement.request(someone, 'oracle')
  const before = planDays({ ...request, days: request.days.slice(0, DAYS_BEFORE) })
  return {
    ...request,
    days: request.days.slice(DAYS_BEFORE, DAYS_BEFORE + 1),
    previousMeals: before.map(({ meals: eaten }) => eaten.map(({ mealId }) => mealId)),
  }
}

import { type DayProblem, firstDayProblem, planDays, type PlanRequest, scoreDay } from '@dayplate/meal-planner'
import { type BestDay, findBestDay } from './best-day.ts'
import { type HighsOracle, PRECISION } from './highs-oracle.ts'
import { shortenLists } from './shorten-lists.ts'

/** The distance of a planned day from the optimum, in the day's score. */
export interface DayGap {
  /**
   * Score of the planner's day minus that of the best day; infinite when it dropped a rule although a day without
   * concessions exists.
   */
  readonly gap: number
  /**
   * The gap according to HiGHS alone: the same number if HiGHS proves the best day in time, else the planner's score
   * minus the bound of HiGHS, which is more than the gap. Null when HiGHS was not run.
   */
  readonly highs: { readonly isProven: boolean; readonly mostGap: number } | null
}

/** The search for the best day goes slightly above the planner's score, so that the planner's own day is included. */
const MARGIN = 1e-6

/**
 * Measures the first day of a request: the best day by exhaustive search, and by HiGHS if it is given time. Null when
 * every day breaks a rule, because then there is no best day.
 */
export function measureDayGap(request: PlanRequest, highs: HighsOracle, seconds: number): DayGap | null {
  const [day] = planDays(request)
  if (day === undefined) throw new Error('no day was planned')
  const problem = firstDayProblem(request)
  const score = scoreDay(problem, day.meals)
  const best = findBestDay(problem, score + MARGIN)
  if (best === null && Number.isFinite(score)) throw new Error(`the day planned, of ${score}, was not among all days`)
  if (best === null) return null
  requireScore(problem, best)
  const gap = Math.max(0, score - best.score)
  return { gap, highs: seconds === 0 ? null : askHighs(problem, { highs, seconds, score, best }) }
}

interface Question {
  readonly highs: HighsOracle
  readonly seconds: number
  readonly score: number
  readonly best: BestDay
}

/** HiGHS gets a reachable score but not the day that reaches it, so it has to find an equally good day and prove it. */
function askHighs(problem: DayProblem, { highs, seconds, score, best }: Question): DayGap['highs'] {
  const cutoff = best.score + PRECISION
  const short = shortenLists(problem, cutoff, (lists) => highs.prices(lists))
  const answer = highs.solve(short.problem, cutoff, seconds)
  if (answer.kind === 'out of time') return { isProven: false, mostGap: score - short.bound }
  if (answer.kind === 'no day' || Math.abs(answer.score - best.score) > PRECISION) {
    throw new Error(`HiGHS says ${JSON.stringify(answer)} where looking at all days found ${best.score}`)
  }
  return { isProven: true, mostGap: Math.max(0, score - answer.score) }
}

/** Checks the score of the found day with the planner's own function. */
function requireScore(problem: DayProblem, best: BestDay): void {
  const score = scoreDay(problem, best.meals)
  if (Math.abs(score - best.score) > MARGIN) throw new Error(`the best day scores ${score}, not ${best.score}`)
}

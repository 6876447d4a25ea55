import { type DayProblem, firstDayProblem, planDays, type PlanRequest, scoreDay } from '@dayplate/meal-planner'
import { type BestDay, findBestDay } from './best-day.ts'
import { type HighsOracle, PRECISION } from './highs-oracle.ts'
import { shortenLists } from './shorten-lists.ts'

/** How far a planned day is from the best there is, in the day's score. */
export interface DayGap {
  /** Score of the planner's day above that of the best day; infinite where it gave something up although there is a day. */
  readonly gap: number
  /**
   * What of it HiGHS says by itself: the same where it proves the best day in its time, else the planner's score above the
   * bound it has, which is more than the gap. Null where it was not asked.
   */
  readonly highs: { readonly isProven: boolean; readonly mostGap: number } | null
}

/** Best days are looked for up to a little above what the planner found, so that its own day is among them. */
const MARGIN = 1e-6

/**
 * Measures the first day of a request: the best day by looking at all of them, and by HiGHS where it is given time. Null where
 * no day gives up nothing, so that there is no best one.
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

/** HiGHS is told a score that is reachable, but not the day that reaches it: it has to find one as good and to prove it. */
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

/** The day that was found has the score it was found for, by the planner's own measure. */
function requireScore(problem: DayProblem, best: BestDay): void {
  const score = scoreDay(problem, best.meals)
  if (Math.abs(score - best.score) > MARGIN) throw new Error(`the best day scores ${score}, not ${best.score}`)
}

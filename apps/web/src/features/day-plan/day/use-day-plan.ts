import type { CalendarDay } from '@dayplate/dates'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import { type Answer, failureIn } from '../../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { DailyDietPlanDocument, type DailyDietPlanQuery } from '../../../domain/day-plan/day-plan.gen.ts'
import { DailyPlanDocument, type DailyPlanQuery, type TodaysNewsFragment } from '../day-plan.gen.ts'
import { useIsGoalPutOff } from './goal-put-off.ts'

export type DayPlanAnswer = DailyDietPlanQuery['dailyDietPlan']

/** The answer of one kind, by its `__typename`. */
export type DayPlanOf<Kind extends DayPlanAnswer['__typename']> = Extract<DayPlanAnswer, { __typename: Kind }>

export interface ShownDayPlan {
  readonly plan: DayPlanAnswer
  /** The news of today. Null for all other days and when its query failed. */
  readonly news: TodaysNewsFragment | null
}

interface DayPlanRequest {
  readonly date: CalendarDay
  readonly today: CalendarDay
}

/**
 * Queries the plan of a day, and for today also the news. The answer is `loading` until both have arrived, because the page would
 * jump if the news came later. If only the query for the news fails, the day is shown without news.
 */
export function useDayPlan({ date, today }: DayPlanRequest): Answer<ShownDayPlan> {
  const isToday = date === today
  const plan = useAnswer({ query: DailyDietPlanDocument, variables: { date } })
  const news = useAnswer({ query: DailyPlanDocument, variables: { today }, pause: !isToday })
  useHandled(failureIn(news))
  const isGoalPutOff = useIsGoalPutOff(today)
  if (plan.kind === 'failed') return plan
  // Right after the date changes, `useAnswer` still returns the answer for the previous date.
  const isOfDay = plan.kind === 'answered' && plan.variables?.date === date
  if (!isOfDay || (isToday && news.kind === 'loading')) return { kind: 'loading' }
  const answer = plan.data.dailyDietPlan
  const shown = isGoalPutOff ? withoutQuestion(answer) : answer
  return { kind: 'answered', data: { plan: shown, news: isToday ? newsIn(news) : null } }
}

const newsIn = (answer: Answer<DailyPlanQuery>): TodaysNewsFragment | null =>
  answer.kind === 'answered' ? answer.data.dailyPlan : null

/** Returns the day inside an answer about a reached or lost goal, and any other answer unchanged. */
function withoutQuestion(answer: DayPlanAnswer): DayPlanAnswer {
  switch (answer.__typename) {
    case 'DailyDietPlanGoalReached':
    case 'DailyDietPlanGoalLost':
      return answer.day
    default:
      return answer
  }
}

import type { CalendarDay } from '@dayplate/dates'
import { useHandled } from '../../platform/errors/watched-failures.ts'
import { type Answer, failureIn } from '../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../platform/graphql-client/use-answer.ts'
import {
  DailyDietPlanDocument,
  type DailyDietPlanQuery,
  DailyPlanDocument,
  type DailyPlanQuery,
  type TodaysNewsFragment,
} from './day-plan.gen.ts'
import { useIsGoalPutOff } from './goal-put-off.ts'

export type DayPlanAnswer = DailyDietPlanQuery['dailyDietPlan']

/** An answer of one kind. */
export type DayPlanOf<Kind extends DayPlanAnswer['__typename']> = Extract<DayPlanAnswer, { __typename: Kind }>

export interface ShownDayPlan {
  readonly plan: DayPlanAnswer
  /** What is worth knowing today beside the meals; only today asks. */
  readonly news: TodaysNewsFragment | null
}

interface DayPlanRequest {
  readonly date: CalendarDay
  readonly today: CalendarDay
}

/**
 * One day's answer. The news of today comes with it, or the page would jump when it arrives; when it alone fails, the day is
 * shown without it.
 */
export function useDayPlan({ date, today }: DayPlanRequest): Answer<ShownDayPlan> {
  const isToday = date === today
  const plan = useAnswer({ query: DailyDietPlanDocument, variables: { date } })
  const news = useAnswer({ query: DailyPlanDocument, variables: { today }, pause: !isToday })
  useHandled(failureIn(news))
  const isGoalPutOff = useIsGoalPutOff(today)
  if (plan.kind === 'failed') return plan
  // Right after a change of day the hook still holds the day before.
  const isOfDay = plan.kind === 'answered' && plan.variables?.date === date
  if (!isOfDay || (isToday && news.kind === 'loading')) return { kind: 'loading' }
  const answer = plan.data.dailyDietPlan
  const shown = isGoalPutOff ? withoutQuestion(answer) : answer
  return { kind: 'answered', data: { plan: shown, news: isToday ? newsIn(news) : null } }
}

const newsIn = (answer: Answer<DailyPlanQuery>): TodaysNewsFragment | null =>
  answer.kind === 'answered' ? answer.data.dailyPlan : null

/** The day itself, where a question about the goal came with it. */
function withoutQuestion(answer: DayPlanAnswer): DayPlanAnswer {
  switch (answer.__typename) {
    case 'DailyDietPlanGoalReached':
    case 'DailyDietPlanGoalLost':
      return answer.day
    default:
      return answer
  }
}

import type { CalendarDay } from '@dayplate/dates'
import { useQuery } from 'urql'
import { useHandled } from '../../platform/errors/watched-failures.ts'
import { type Failure, failureOf } from '../../platform/graphql-client/failure.ts'
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

export type DayPlanState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly refresh: () => void }
  | {
      readonly kind: 'ready'
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
export function useDayPlan({ date, today }: DayPlanRequest): DayPlanState {
  const [plan, fetchPlan] = useQuery({ query: DailyDietPlanDocument, variables: { date } })
  const [news] = useQuery({ query: DailyPlanDocument, variables: { today }, pause: date !== today })
  useHandled(news.error && failureOf(news.error))
  const isGoalPutOff = useIsGoalPutOff(today)
  const refresh = () => fetchPlan({ requestPolicy: 'network-only' })
  // Right after a change of day the hook still holds the day before.
  const answer = plan.operation?.variables.date === date ? plan.data?.dailyDietPlan : undefined
  const isWaitingForNews = date === today && news.fetching && news.data === undefined
  if (answer !== undefined && !isWaitingForNews) {
    const shown = isGoalPutOff ? withoutQuestion(answer) : answer
    return { kind: 'ready', plan: shown, news: newsOf(news.data, date === today) }
  }
  if (plan.error === undefined || plan.fetching || answer !== undefined) return { kind: 'loading' }
  return { kind: 'failed', failure: failureOf(plan.error), refresh }
}

const newsOf = (data: DailyPlanQuery | undefined, isToday: boolean): TodaysNewsFragment | null =>
  (isToday ? data?.dailyPlan : null) ?? null

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

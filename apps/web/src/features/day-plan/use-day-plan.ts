import type { CalendarDay } from '@dayplate/dates'
import { useQuery } from 'urql'
import { useHandled } from '../../platform/errors/watched-failures.ts'
import { type Failure, failureOf } from '../../platform/graphql-client/failure.ts'
import { DailyDietPlanDocument, type DailyDietPlanQuery, DailyPlanDocument } from './day-plan.gen.ts'

export type DayPlanAnswer = DailyDietPlanQuery['dailyDietPlan']

export type DayPlanState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly refresh: () => void }
  | {
      readonly kind: 'ready'
      readonly plan: DayPlanAnswer
      /** What to do this evening for tomorrow; only today asks. */
      readonly eveningNotes: readonly string[]
      readonly refresh: () => void
    }

interface DayPlanRequest {
  readonly date: CalendarDay
  readonly today: CalendarDay
}

/**
 * One day's answer. The evening notes come with it, or the page would jump when they arrive; when they alone fail, the day is
 * shown without them.
 */
export function useDayPlan({ date, today }: DayPlanRequest): DayPlanState {
  const [plan, fetchPlan] = useQuery({ query: DailyDietPlanDocument, variables: { date } })
  const [notes] = useQuery({ query: DailyPlanDocument, variables: { today }, pause: date !== today })
  useHandled(notes.error && failureOf(notes.error))
  const refresh = () => fetchPlan({ requestPolicy: 'network-only' })
  // Right after a change of day the hook still holds the day before.
  const answer = plan.operation?.variables.date === date ? plan.data?.dailyDietPlan : undefined
  const isWaitingForNotes = date === today && notes.fetching && notes.data === undefined
  if (answer !== undefined && !isWaitingForNotes) {
    const eveningNotes = date === today ? (notes.data?.dailyPlan.recipeNotesForNextDay ?? []) : []
    return { kind: 'ready', plan: answer, eveningNotes, refresh }
  }
  if (plan.error === undefined || plan.fetching || answer !== undefined) return { kind: 'loading' }
  return { kind: 'failed', failure: failureOf(plan.error), refresh }
}

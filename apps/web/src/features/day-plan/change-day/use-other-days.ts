import type { CalendarDay } from '@dayplate/dates'
import { useQuery } from 'urql'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import { failureOf, type Failure } from '../../../platform/graphql-client/failure.ts'
import { DayReplacementDocument, type DayReplacementQuery } from './change-day.gen.ts'

export type OtherDaysState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly ask: () => void }
  | {
      readonly kind: 'ready'
      readonly offer: DayReplacementQuery['dayReplacement']
      /** What this is the answer to; what is typed since is on its way. */
      readonly text: string
      readonly isCurrent: boolean
    }

/** Asked anew each time: what could be eaten depends on everything that stands around the day. Earlier finds stay until then. */
export function useOtherDays(date: CalendarDay, text: string): OtherDaysState {
  const [{ data, error, fetching, operation }, askAgain] = useQuery({
    query: DayReplacementDocument,
    variables: { date, text },
    requestPolicy: 'network-only',
  })
  const isCurrent = !fetching && operation?.variables.text === text
  useHandled(isCurrent && error ? failureOf(error) : undefined)
  const ask = () => askAgain({ requestPolicy: 'network-only' })
  if (isCurrent && error !== undefined) return { kind: 'failed', failure: failureOf(error), ask }
  if (data === undefined) return { kind: 'loading' }
  return { kind: 'ready', offer: data.dayReplacement, text: operation?.variables.text ?? '', isCurrent }
}

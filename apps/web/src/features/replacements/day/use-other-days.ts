import type { CalendarDay } from '@dayplate/dates'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import { type Answer, failureIn } from '../../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { DayReplacementDocument, type DayReplacementQuery } from './day.gen.ts'

export interface OtherDaysFound {
  readonly offer: DayReplacementQuery['dayReplacement']
  /** The search text that this offer belongs to. While a newer search loads, it differs from the typed text. */
  readonly text: string
  readonly isCurrent: boolean
}

/**
 * Queries the days that can replace a day, past the cache, because they depend on the whole plan around it. The previous result
 * is returned while a new search loads.
 */
export function useOtherDays(date: CalendarDay, text: string): Answer<OtherDaysFound> {
  const answer = useAnswer({
    query: DayReplacementDocument,
    variables: { date, text },
    requestPolicy: 'network-only',
  })
  useHandled(failureIn(answer))
  if (answer.kind !== 'answered') return answer
  const found = answer.variables?.text ?? ''
  const isCurrent = answer.isCurrent && found === text
  return { kind: 'answered', data: { offer: answer.data.dayReplacement, text: found, isCurrent } }
}

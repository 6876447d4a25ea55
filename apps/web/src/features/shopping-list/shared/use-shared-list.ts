import { parseCalendarDay } from '@dayplate/dates'
import type { Answer } from '../../../platform/graphql-client/answer.ts'
import { failureIn } from '../../../platform/graphql-client/answer.ts'
import { useOnceOnline } from '../../../platform/connection/use-once-online.ts'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { useIsGone } from './gone-links.ts'
import { SharedShoppingListDocument, type SharedShoppingListQuery } from './shared.gen.ts'
import type { SharedListOfLink } from './shared-list-of-link.ts'
import { useSharedListNews } from './use-shared-list-news.ts'

export type SharedListAnswer = { readonly kind: 'list'; readonly list: SharedListOfLink } | { readonly kind: 'gone' }

/** The list that a secret opens. */
export function useSharedList(token: string): Answer<SharedListAnswer> {
  const answer = useAnswer({
    query: SharedShoppingListDocument,
    variables: { token },
    requestPolicy: 'cache-and-network',
  })
  const failure = failureIn(answer)
  const isGone = useIsGone(token)
  useHandled(failure)
  const shown = answer.kind === 'answered' && !isGone ? read(answer.data) : null
  useSharedListNews(shown?.kind === 'list' ? token : null, answer)
  useOnceOnline(failure !== undefined, answer.ask)
  if (isGone) return { kind: 'answered', data: { kind: 'gone' } }
  if (shown !== null) return { kind: 'answered', data: shown }
  return answer.kind === 'answered' ? { kind: 'loading' } : answer
}

function read({ sharedShoppingList: shared }: SharedShoppingListQuery): SharedListAnswer {
  if (shared.__typename === 'UnauthorizedException') return { kind: 'gone' }
  const [start, end] = [parseCalendarDay(shared.period.start), parseCalendarDay(shared.period.end)]
  if (start === null || end === null) throw new Error('Unknown period of a shared list')
  return { kind: 'list', list: { ...shared, period: { start, end } } }
}

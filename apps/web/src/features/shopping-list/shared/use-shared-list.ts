import { parseCalendarDay } from '@dayplate/dates'
import { useEffect, useEffectEvent } from 'react'
import type { Answer } from '../../../platform/graphql-client/answer.ts'
import { failureIn } from '../../../platform/graphql-client/answer.ts'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { useLanguage } from '../../../platform/i18n/i18n.ts'
import { findKeptSharedList, forgetSharedList, keepSharedList } from '../kept/kept-shared-lists.ts'
import { useIsCutOff } from '../kept/use-is-cut-off.ts'
import { useIsGone } from './gone-links.ts'
import { SharedShoppingListDocument, type SharedShoppingListQuery } from './shared.gen.ts'
import type { SharedListOfLink } from './shared-list-of-link.ts'
import { useSharedListNews } from './use-shared-list-news.ts'

export type SharedListAnswer =
  | { readonly kind: 'list'; readonly list: SharedListOfLink }
  /** Whether a tick was refused because of it. */
  | { readonly kind: 'gone'; readonly isTickLost: boolean }

/** The list that a secret opens; while the gateway cannot be reached, the one that it opened last in this browser. */
export function useSharedList(token: string): Answer<SharedListAnswer> {
  const answer = useAnswer({
    query: SharedShoppingListDocument,
    variables: { token },
    requestPolicy: 'cache-and-network',
  })
  const language = useLanguage()
  const isTickLost = useIsGone(token)
  useHandled(failureIn(answer))
  const isCutOff = useIsCutOff(answer)
  const opened = answer.kind === 'answered' ? readAnswer(answer.data) : null
  const isGone = isTickLost || opened?.kind === 'gone'
  const list = !isGone && opened?.kind === 'list' ? opened.list : null
  useSharedListNews(list === null ? null : token, answer)
  const kept = isCutOff && !isGone ? findKeptSharedList(token, language) : null
  useKept({ token, language, list, isGone })
  if (isGone) return { kind: 'answered', data: { kind: 'gone', isTickLost } }
  const shown = list ?? kept
  if (shown !== null) return { kind: 'answered', data: { kind: 'list', list: shown } }
  return answer.kind === 'answered' ? { kind: 'loading' } : answer
}

interface KeptState {
  readonly token: string
  readonly language: string
  /** Null while none is shown. */
  readonly list: SharedListOfLink | null
  readonly isGone: boolean
}

/** Keeps each list that is shown, until its link ends. */
function useKept({ token, language, list, isGone }: KeptState): void {
  const text = list === null ? null : JSON.stringify(list)
  const keep = useEffectEvent(() => {
    if (isGone) forgetSharedList(token)
    else if (list !== null) keepSharedList(token, { list, language })
  })
  useEffect(() => keep(), [text, isGone])
}

function readAnswer({ sharedShoppingList: shared }: SharedShoppingListQuery) {
  if (shared.__typename === 'UnauthorizedException') return { kind: 'gone' } as const
  const [start, end] = [parseCalendarDay(shared.period.start), parseCalendarDay(shared.period.end)]
  if (start === null || end === null) throw new Error('Unknown period of a shared list')
  return { kind: 'list', list: { ...shared, period: { start, end } } } as const
}

import { type CalendarDay, parseCalendarDay } from '@dayplate/dates'
import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'
import { useEffect, useEffectEvent } from 'react'
import { useHandled } from '../../platform/errors/watched-failures.ts'
import { type Answer, failureIn } from '../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../platform/graphql-client/use-answer.ts'
import { useLanguage } from '../../platform/i18n/i18n.ts'
import { findKeptList, keepList } from './kept/kept-lists.ts'
import { useIsCutOff } from './kept/use-is-cut-off.ts'
import { useLiveAnswer } from '../../platform/live/use-live-answer.ts'
import { ShoppingListDocument, type ShoppingListQuery } from './shopping-list.gen.ts'
import type { ShoppingListOfPeriod } from './shopping-list-of-period.ts'

export type ListAnswer =
  | {
      readonly kind: 'list'
      readonly list: ShoppingListOfPeriod
      /** The days of the period that have a plan, if the user chose the period; otherwise all of them have one. */
      readonly plannedDays: readonly CalendarDay[] | null
    }
  /** The gateway refuses the period. Ids of texts. */
  | { readonly kind: 'refused'; readonly messages: readonly string[] }
  | { readonly kind: 'no-plan' }
  | { readonly kind: 'no-access' }

/** The list follows from both. */
const TOPICS = ['shopping-list', 'day-plan'] as const

/**
 * The list of a period; of the gateway's default period when it is null. While the gateway cannot be reached it is the list that was
 * last shown in this browser.
 */
export function useShoppingList(period: ShoppingPeriod | null, today: CalendarDay): Answer<ListAnswer> {
  const language = useLanguage()
  const { start: from, end: to } = period ?? { start: today, end: today }
  const answer = useAnswer({
    query: ShoppingListDocument,
    variables: { period, from, to },
    requestPolicy: 'cache-and-network',
  })
  useHandled(failureIn(answer))
  useLiveAnswer(TOPICS, answer)
  const kept = useIsCutOff(answer) ? findKeptList(period, { today, language }) : null
  const shown = answer.kind === 'answered' ? read(answer.data, period !== null) : null
  useKept(shown, { period, language })
  if (shown !== null) return { kind: 'answered', data: shown }
  if (kept !== null) return { kind: 'answered', data: { ...kept, kind: 'list' } }
  return answer.kind === 'answered' ? { kind: 'loading' } : answer
}

interface AskedList {
  readonly period: ShoppingPeriod | null
  readonly language: string
}

/** Keeps each list that is shown. */
function useKept(shown: ListAnswer | null, { period, language }: AskedList): void {
  const text = shown?.kind === 'list' ? JSON.stringify(shown) : null
  const keep = useEffectEvent(() => {
    if (shown?.kind === 'list') keepList(period, { list: shown.list, plannedDays: shown.plannedDays, language })
  })
  useEffect(() => keep(), [text])
}

function read({ shoppingList, me }: ShoppingListQuery, isChosen: boolean): ListAnswer {
  switch (shoppingList?.__typename) {
    case undefined:
      return { kind: 'no-plan' }
    case 'UnauthorizedException':
      return { kind: 'no-access' }
    case 'ValidationException':
      return { kind: 'refused', messages: shoppingList.details.flatMap(({ messages }) => messages) }
    case 'ShoppingList': {
      const [start, end] = [parseCalendarDay(shoppingList.period.start), parseCalendarDay(shoppingList.period.end)]
      if (start === null || end === null) throw new Error('Unknown period of a shopping list')
      const plannedDays = me.diet.availableDays.flatMap(({ date }) => parseCalendarDay(date) ?? [])
      return {
        kind: 'list',
        list: { ...shoppingList, period: { start, end } },
        plannedDays: isChosen ? plannedDays : null,
      }
    }
  }
}

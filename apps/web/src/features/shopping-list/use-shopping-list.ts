import { type CalendarDay, parseCalendarDay } from '@dayplate/dates'
import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'
import { useHandled } from '../../platform/errors/watched-failures.ts'
import { type Answer, failureIn } from '../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../platform/graphql-client/use-answer.ts'
import { useLiveAnswer } from '../../platform/live/use-live-answer.ts'
import { ShoppingListDocument, type ShoppingListQuery } from './shopping-list.gen.ts'

type AnsweredList = NonNullable<ShoppingListQuery['shoppingList']>

/** A list as the page shows it. */
export type ShoppingListOfPeriod = Omit<Extract<AnsweredList, { __typename: 'ShoppingList' }>, 'period'> & {
  readonly period: ShoppingPeriod
}
export type ShoppingCategory = ShoppingListOfPeriod['categories'][number]
export type ShoppingProduct = ShoppingCategory['products'][number]
export type OwnItem = ShoppingListOfPeriod['ownItems'][number]

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

/** The list of a period; of the gateway's default period when it is null. */
export function useShoppingList(period: ShoppingPeriod | null, today: CalendarDay): Answer<ListAnswer> {
  const { start: from, end: to } = period ?? { start: today, end: today }
  const answer = useAnswer({
    query: ShoppingListDocument,
    variables: { period, from, to },
    requestPolicy: 'cache-and-network',
  })
  useHandled(failureIn(answer))
  useLiveAnswer(TOPICS, answer)
  if (answer.kind !== 'answered') return answer
  return { kind: 'answered', data: read(answer.data, period !== null) }
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

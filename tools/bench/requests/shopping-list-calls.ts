import { addDays, type CalendarDay } from '@dayplate/dates'
import {
  ShoppingListDocument,
  ShoppingListMarkProductAsBoughtDocument,
} from '../../../apps/web/src/features/shopping-list/shopping-list.gen.ts'
import type { Call } from './call.ts'
import { webCall, type BenchSession } from './web-call.ts'

const weekFrom = (today: CalendarDay) => ({ start: today, end: addDays(today, 6) })

/** The web client's request for the list of a week. */
export function shoppingListCall(today: CalendarDay, session: BenchSession): Call {
  const period = weekFrom(today)
  const variables = { period, from: period.start, to: period.end }
  return webCall('/graphql?q=ShoppingList', { document: ShoppingListDocument, variables }, session)
}

/** A tick on that list, as often as it is sent: it carries no version. */
export function tickCall(today: CalendarDay, session: BenchSession, productId: string): Call {
  const variables = { request: { productId, datePeriod: weekFrom(today) } }
  const path = '/graphql?m=ShoppingListMarkProductAsBought'
  return webCall(path, { document: ShoppingListMarkProductAsBoughtDocument, variables }, session)
}

/** The first product of a list's answer. */
export function firstProduct(answer: string): string {
  const [, id] = /"productId":"(?<id>[^"]+)"/.exec(answer) ?? []
  if (id === undefined) throw new Error('The list has no product.')
  return id
}

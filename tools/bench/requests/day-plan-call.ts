import type { CalendarDay } from '@dayplate/dates'
import { createRequest, formatDocument, type GraphQLRequest } from '@urql/core'
import { makeFetchBody } from '@urql/core/internal'
import { DailyDietPlanDocument } from '../../../apps/web/src/domain/day-plan/day-plan.gen.ts'
import type { Call } from './call.ts'

/** The web client's request for a day, with its headers. */
export function dayPlanCall(date: CalendarDay, session: { readonly token: string; readonly timeZone: string }): Call {
  const request = createRequest(DailyDietPlanDocument, { date })
  // The client's cache adds the name of every type on the way out.
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the library's two types of a document differ in optional fields
  const query = formatDocument(request.query) as GraphQLRequest['query']
  return {
    path: '/graphql?q=DailyDietPlan',
    headers: {
      'content-type': 'application/json',
      'x-auth-token': session.token,
      'x-app-version': 'bench',
      'x-environment': 'production',
      'x-locale': 'en_US',
      'x-time-zone': session.timeZone,
    },
    body: JSON.stringify(makeFetchBody({ ...request, query })),
  }
}

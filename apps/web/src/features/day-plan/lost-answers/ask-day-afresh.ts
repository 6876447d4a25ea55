import type { CalendarDay } from '@dayplate/dates'
import type { Client } from 'urql'
import { UNWATCHED } from '../../../platform/graphql-client/unwatched.ts'
import { DailyDietPlanDocument, type NormalDayFragment } from '../day-plan.gen.ts'

/** The day as the gateway has it, where the answer to a change was lost; null where it does not answer that either. */
export async function askDayAfresh(client: Client, date: CalendarDay): Promise<NormalDayFragment | null> {
  const { data } = await client.query(DailyDietPlanDocument, { date }, AFRESH).toPromise()
  const plan = data?.dailyDietPlan
  return plan?.__typename === 'DailyDietPlanNormal' ? plan : null
}

/** Without an answer the caller says so. */
export const AFRESH = { ...UNWATCHED, requestPolicy: 'network-only' } as const

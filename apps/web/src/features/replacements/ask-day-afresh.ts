import type { CalendarDay } from '@dayplate/dates'
import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import { DailyDietPlanDocument, type NormalDayFragment } from '../../domain/day-plan/day-plan.gen.ts'

/** Queries the day again after the answer to a change was lost. Null if the query fails too, or if the day has no plan. */
export async function askDayAfresh(date: CalendarDay): Promise<NormalDayFragment | null> {
  const asked = await sendQuery(DailyDietPlanDocument, { date }, { isFresh: true })
  const plan = asked.kind === 'answered' ? asked.data.dailyDietPlan : undefined
  return plan?.__typename === 'DailyDietPlanNormal' ? plan : null
}

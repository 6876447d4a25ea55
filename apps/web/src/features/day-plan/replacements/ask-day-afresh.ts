import type { CalendarDay } from '@dayplate/dates'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
import { DailyDietPlanDocument, type NormalDayFragment } from '../day-plan.gen.ts'

/** The day as the gateway has it, where the answer to a change was lost; null where it does not answer that either. */
export async function askDayAfresh(date: CalendarDay): Promise<NormalDayFragment | null> {
  const asked = await sendQuery(DailyDietPlanDocument, { date }, { isFresh: true })
  const plan = asked.kind === 'answered' ? asked.data.dailyDietPlan : undefined
  return plan?.__typename === 'DailyDietPlanNormal' ? plan : null
}

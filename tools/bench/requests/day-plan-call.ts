import type { CalendarDay } from '@dayplate/dates'
import { DailyDietPlanDocument } from '../../../apps/web/src/domain/day-plan/day-plan.gen.ts'
import type { Call } from './call.ts'
import { webCall, type BenchSession } from './web-call.ts'

/** The web client's request for a day. */
export const dayPlanCall = (date: CalendarDay, session: BenchSession): Call =>
  webCall('/graphql?q=DailyDietPlan', { document: DailyDietPlanDocument, variables: { date } }, session)

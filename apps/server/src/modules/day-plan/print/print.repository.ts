import type { CalendarDay } from '@dayplate/dates'
import type { PhaseIdentifier } from '@dayplate/nutrition'
import type { Grant, Subscription } from '@dayplate/rules/access'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { accessColumns, type PlanDayDocument, type WireDietId } from '../../stored-plans/index.ts'
import { isStoppedBy, isWithdrawnBy } from '../../consents/index.ts'

/** A planned day for printing, which does not need eaten marks. */
export interface PrintableDay {
  readonly date: CalendarDay
  readonly dietId: WireDietId
  readonly phase: PhaseIdentifier
  readonly document: PlanDayDocument
}

/** Everything that decides what is printed, read in one statement. */
export interface PrintState {
  readonly hasSeenIntroduction: boolean
  /** The health consent is withdrawn, so no day is shown. */
  readonly isConsentWithdrawn: boolean
  readonly isPlanStopped: boolean
  readonly grants: readonly Grant[]
  readonly subscriptions: readonly Subscription[]
  readonly firstDay: CalendarDay | null
  readonly newestWeightOn: CalendarDay | null
  readonly days: readonly PrintableDay[]
}

/** The person's days in a range, both ends included, the oldest first. */
export async function findPrintState(
  db: Database,
  userId: string,
  { from, to }: { readonly from: CalendarDay; readonly to: CalendarDay },
): Promise<PrintState> {
  const { rows } = await sql<PrintState>`
    select
      u.introduction_seen_at is not null as "hasSeenIntroduction",
      ${isWithdrawnBy('u.id')} as "isConsentWithdrawn",
      ${isStoppedBy('u.id')} as "isPlanStopped",
      ${accessColumns},
      (select min(p.date) from plan_days p where p.user_id = u.id) as "firstDay",
      (select max(w.date)::text from weights w where w.user_id = u.id) as "newestWeightOn",
      coalesce(
        (select json_agg(json_build_object(
            'date', d.date::text, 'dietId', d.diet_id, 'phase', d.phase, 'document', d.document) order by d.date)
         from plan_days d
         where d.user_id = u.id and d.date between ${from}::date and ${to}::date), '[]'::json) as days
    from users u where u.id = ${userId}::uuid`.execute(db)
  const [state] = rows
  if (state === undefined) throw new Error('a signed-in person has no account row')
  return state
}

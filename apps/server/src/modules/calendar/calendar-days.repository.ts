import type { CalendarDay } from '@dayplate/dates'
import { accessOn, type Grant, hasAccess, type Subscription } from '@dayplate/rules/access'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { isWithdrawnBy } from '../consents/index.ts'
import { accessColumns, type PlanDayDocument } from '../stored-plans/index.ts'

/** A planned day for the calendar. */
export interface CalendarPlanDay {
  readonly date: CalendarDay
  readonly document: PlanDayDocument
  /** Rises with every change of the day. */
  readonly version: number
  /** When it was planned, in seconds since 1970. */
  readonly plannedAt: number
}

interface CalendarState {
  readonly isConsentWithdrawn: boolean
  readonly grants: readonly Grant[]
  readonly subscriptions: readonly Subscription[]
  readonly days: readonly CalendarPlanDay[]
}

interface Reader {
  readonly userId: string
  readonly today: CalendarDay
  /** Earlier days are left out. */
  readonly from: CalendarDay
}

/** The planned days that a person may see, the oldest first; none without access or consent. */
export async function findCalendarDays(
  db: Kysely<DB>,
  { userId, today, from }: Reader,
): Promise<readonly CalendarPlanDay[]> {
  const { rows } = await sql<CalendarState>`
    select
      ${isWithdrawnBy('u.id')} as "isConsentWithdrawn",
      ${accessColumns},
      coalesce(
        (select json_agg(json_build_object(
            'date', d.date::text, 'document', d.document, 'version', d.version,
            'plannedAt', floor(extract(epoch from d.created_at))) order by d.date)
         from plan_days d where d.user_id = u.id and d.date >= ${from}::date), '[]'::json) as days
    from users u where u.id = ${userId}::uuid`.execute(db)
  const [state] = rows
  // The account was removed in the meantime.
  if (state === undefined || state.isConsentWithdrawn) return []
  const access = accessOn(today, state.grants, state.subscriptions)
  if (!hasAccess(access)) return []
  return state.days.filter(({ date }) => access.kind !== 'active' || date <= access.accessTo)
}

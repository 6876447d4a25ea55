import type { CalendarDay } from '@dayplate/dates'
import type { MealType, PhaseIdentifier } from '@dayplate/nutrition'
import type { Grant, Subscription } from '@dayplate/rules/access'
import type { ExclusionAnswers } from '@dayplate/rules/diet-settings'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { isStoppedBy, isWithdrawnBy } from '../consents/index.ts'
import { eatenTypes, findEaten, isAnyEaten } from './eaten-days.repository.ts'
import { weightStateColumns, type WeightState } from './goal-facts.ts'
import type { PlanDayDocument, PreviousDay } from './plan-day-document.ts'

export type WireDietId = 3 | 4 | 5 | 200

export interface StoredDay {
  readonly date: CalendarDay
  readonly setId: string
  readonly dietId: WireDietId
  readonly phase: PhaseIdentifier
  readonly document: PlanDayDocument
  readonly eaten: readonly MealType[]
}

/** A pending payment. */
export interface PendingPayment {
  readonly token: string
  readonly description: string
}

/** Everything that decides what a day shows, read in one statement. */
export interface DayState extends WeightState {
  readonly hasSeenIntroduction: boolean
  readonly hasSettings: boolean
  /** The health consent is withdrawn, so no day is shown. */
  readonly isConsentWithdrawn: boolean
  /** The person answered Yes to a question about health, so no day after that one is planned. */
  readonly isPlanStopped: boolean
  readonly grants: readonly Grant[]
  readonly subscriptions: readonly Subscription[]
  readonly firstDay: CalendarDay | null
  /** The nearest planned day before and after the requested one. */
  readonly previousDay: CalendarDay | null
  readonly nextDay: CalendarDay | null
  readonly day: StoredDay | null
  /** The day the requested one may be copied to; null when it has no plan. */
  readonly copyTarget: CopyTarget | null
  /** The newest pending payment. */
  readonly pendingPayment: PendingPayment | null
  readonly favouriteMealIds: readonly string[]
  /** The person's exclusions; null before they chose any. */
  readonly exclusions: ExclusionAnswers | null
}

/** A day that another may be copied to. */
export interface CopyTarget {
  readonly date: CalendarDay
  readonly setId: string
  readonly isEaten: boolean
}

const dayOf = sql<StoredDay | null>`(
  select json_build_object(
    'date', d.date::text, 'setId', d.set_id, 'dietId', d.diet_id, 'phase', d.phase, 'document', d.document,
    'eaten', coalesce(
      (select to_json(${eatenTypes}) from eaten_days e where e.user_id = d.user_id and e.date = d.date), '[]'::json))
  from plan_days d where d.user_id = asked.user_id and d.date = asked.date)`

const copyTargetOf = sql<CopyTarget | null>`(
  select json_build_object(
    'date', t.date::text, 'setId', t.set_id,
    'isEaten', exists (select from eaten_days e where e.user_id = t.user_id and e.date = t.date and ${isAnyEaten}))
  from plan_days t where t.user_id = asked.user_id and t.date = asked.target)`

/**
 * Columns with everything that gives the person `u` access to the diet. They are those of `accessSources`, for a statement that is written as
 * text; here, because the access module builds on this one.
 */
export const accessColumns = sql`
  coalesce(
    (select json_agg(json_build_object('startsOn', g.starts_on::text, 'endsOn', g.ends_on::text))
     from standing_grants g where g.user_id = u.id and g.product = 'diet'), '[]'::json) as grants,
  coalesce(
    (select json_agg(json_build_object(
      'startsOn', (b.created_at at time zone 'UTC')::date::text, 'renewsOn', b.renews_on::text,
      'hasEnded', b.ended_at is not null))
     from subscriptions b where b.user_id = u.id and b.gives_diet), '[]'::json) as subscriptions`

/** @param target the day it may be copied to; by default the next day. */
export async function findDayState(
  db: Database,
  userId: string,
  { date, target = null }: { readonly date: CalendarDay; readonly target?: CalendarDay | null },
): Promise<DayState> {
  const { rows } = await sql<DayState>`
    with asked as (
      select ${userId}::uuid as user_id, ${date}::date as date, coalesce(${target}::date, ${date}::date + 1) as target)
    select
      u.introduction_seen_at is not null as "hasSeenIntroduction",
      exists (select from diet_settings s where s.user_id = u.id) as "hasSettings",
      ${isWithdrawnBy('u.id')} as "isConsentWithdrawn",
      ${isStoppedBy('u.id')} as "isPlanStopped",
      ${accessColumns},
      (select min(p.date) from plan_days p where p.user_id = u.id) as "firstDay",
      (select max(p.date) from plan_days p where p.user_id = u.id and p.date < asked.date) as "previousDay",
      (select min(p.date) from plan_days p where p.user_id = u.id and p.date > asked.date) as "nextDay",
      ${dayOf} as day,
      ${copyTargetOf} as "copyTarget",
      (select json_build_object('token', m.token, 'description', m.description)
       from payments m where m.user_id = u.id and m.status = 'pending'
       order by m.created_at desc limit 1) as "pendingPayment",
      coalesce(
        (select json_agg(f.meal_id order by f.created_at desc, f.meal_id)
         from favourite_meals f where f.user_id = u.id), '[]'::json) as "favouriteMealIds",
      (select json_build_object('allergens', x.allergens, 'foodIds', x.food_ids)
       from diet_exclusions x where x.user_id = u.id
       order by x.id desc limit 1) as exclusions,
      ${weightStateColumns}
    from asked join users u on u.id = asked.user_id`.execute(db)
  const [state] = rows
  if (state === undefined) throw new Error('a signed-in person has no account row')
  return state
}

/** One planned day of a person; null when there is none that may be shown. */
export async function findStoredDay(db: Database, userId: string, date: CalendarDay): Promise<StoredDay | null> {
  const { rows } = await sql<{ day: StoredDay | null }>`
    with asked as (select ${userId}::uuid as user_id, ${date}::date as date)
    select ${dayOf} as day from asked where not ${isWithdrawnBy('asked.user_id')}`.execute(db)
  return rows[0]?.day ?? null
}

/** A planned day that may still be planned again, with its settings. */
export interface FutureDay extends StoredDay {
  readonly settingsId: number
}

/** Adds the planning that made the day: null once it was changed by hand, and for days older than plannings. */
export interface ChangeableDay extends FutureDay {
  readonly planningId: number | null
}

/** The range of days to read; both ends count. Without an end it continues to the last day. */
export interface DayRange {
  readonly from: CalendarDay
  readonly to?: CalendarDay
  readonly isLocked: boolean
}

/**
 * The planned days of a range, the oldest first. With a lock no meal of them can be marked as eaten until the transaction ends,
 * and a mark that is being written is waited for.
 */
export async function findPlannedDays(
  db: Kysely<DB>,
  userId: string,
  { from, to, isLocked }: DayRange,
): Promise<ChangeableDay[]> {
  const rows = await db
    .selectFrom('plan_days')
    .select([
      'date',
      'set_id as setId',
      'diet_id as dietId',
      'phase',
      'document',
      'settings_id as settingsId',
      'planning_id as planningId',
    ])
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .$if(to !== undefined, (query) => query.where('date', '<=', to ?? from))
    .orderBy('date')
    .$if(isLocked, (query) => query.forUpdate())
    .execute()
  // A separate statement after the lock, which sees the marks that the lock waited for.
  const eaten = await findEaten(db, userId, { from, to })
  return rows.map((row) => ({
    ...row,
    // oxlint-disable-next-line typescript/consistent-type-assertions -- only planned-days.repository.ts writes this column
    document: row.document as PlanDayDocument,
    eaten: eaten.get(row.date) ?? [],
  }))
}

/** The days of a set, the oldest first: one, or more after a copy. */
export async function findDatesOfSet(db: Kysely<DB>, userId: string, setId: string): Promise<readonly CalendarDay[]> {
  const rows = await db
    .selectFrom('plan_days')
    .select('date')
    .where('user_id', '=', userId)
    // Compared as text, so that an id in a wrong format is simply not found instead of failing the statement.
    .where(sql`set_id::text`, '=', setId)
    .orderBy('date')
    .execute()
  return rows.map(({ date }) => date)
}

export interface AvailableDayRow {
  readonly date: CalendarDay
  readonly setId: string
  readonly dietId: WireDietId
  readonly phase: PhaseIdentifier
}

/** A span of days that includes both ends; without an end it is open there. */
export interface DayWindow {
  readonly from?: CalendarDay | null | undefined
  readonly to?: CalendarDay | null | undefined
}

/** The newest planned days of a window that may be shown, the oldest first. */
export async function findAvailableDays(
  db: Kysely<DB>,
  userId: string,
  { from = null, to = null, limit }: DayWindow & { readonly limit: number },
): Promise<AvailableDayRow[]> {
  const rows = await db
    .selectFrom('plan_days')
    .select(['date', 'set_id as setId', 'diet_id as dietId', 'phase'])
    .where('user_id', '=', userId)
    .$if(from !== null, (query) => query.where('date', '>=', from))
    .$if(to !== null, (query) => query.where('date', '<=', to))
    .where(({ not }) => not(isWithdrawnBy('plan_days.user_id')))
    .orderBy('date', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse()
}

export interface NewPlanDay {
  readonly date: CalendarDay
  readonly phase: PhaseIdentifier
  readonly document: PlanDayDocument
}

/** The meals of a planned day. */
export interface DayMeals {
  readonly date: CalendarDay
  readonly meals: PlanDayDocument['meals']
}

/** The meals of the planned days of a range that may be shown, the oldest first. Both ends count. */
export async function findDayMeals(
  db: Kysely<DB>,
  userId: string,
  { from, to }: { readonly from: CalendarDay; readonly to: CalendarDay },
): Promise<DayMeals[]> {
  return db
    .selectFrom('plan_days')
    .select(['date', sql<PlanDayDocument['meals']>`document -> 'meals'`.as('meals')])
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where(({ not }) => not(isWithdrawnBy('plan_days.user_id')))
    .orderBy('date')
    .execute()
}

/** The last days of a plan before a date, the newest last, because the planner avoids their meals. */
export async function findDaysBefore(
  db: Kysely<DB>,
  userId: string,
  range: { readonly before: CalendarDay; readonly count: number },
): Promise<PreviousDay[]> {
  const rows = await db
    .selectFrom('plan_days')
    .select('document')
    .where('user_id', '=', userId)
    .where('date', '<', range.before)
    .orderBy('date', 'desc')
    .limit(range.count)
    .execute()
  // oxlint-disable-next-line typescript/consistent-type-assertions -- only planned-days.repository.ts writes this column
  const documents = rows.map((row) => row.document as PlanDayDocument).reverse()
  return documents.map(({ meals }) => ({ meals }))
}

/** Whether this day of a person is planned. */
export async function hasPlanOn(db: Kysely<DB>, userId: string, date: CalendarDay): Promise<boolean> {
  const row = await db
    .selectFrom('plan_days')
    .select('date')
    .where('user_id', '=', userId)
    .where('date', '=', date)
    .executeTakeFirst()
  return row !== undefined
}

export const markIntroductionSeen = async (db: Database, userId: string, now: Date): Promise<void> => {
  await db
    .updateTable('users')
    .set({ introduction_seen_at: now })
    .where('id', '=', userId)
    .where('introduction_seen_at', 'is', null)
    .execute()
}

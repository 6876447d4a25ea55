import type { CalendarDay } from '@dayplate/dates'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { notifyPerson } from '../../platform/live/notify-person.ts'
import type { Planning } from './planning.ts'
import type { PlanDayDocument } from './plan-day-document.ts'
import type { ChangeableDay, NewPlanDay, WireDietId } from './plans.repository.ts'

/** Days with their planning. Both are stored together, so that each day can be planned again. */
export interface PlannedDays {
  readonly planning: Planning
  readonly engineVersion: string
  readonly catalogueVersion: string
  readonly days: readonly NewPlanDay[]
}

interface Owner {
  readonly userId: string
  readonly now: Date
}

/** The person new days belong to and the settings they were planned for. */
export interface DayOwner extends Owner {
  readonly settingsId: number
  readonly dietId: WireDietId
}

/** Replaces all days from `from` on. That day is in the future, so nothing is eaten yet. */
export async function replaceDays(
  trx: Transaction<DB>,
  owner: DayOwner,
  change: { readonly from: CalendarDay; readonly planned: PlannedDays },
): Promise<void> {
  await trx.deleteFrom('plan_days').where('user_id', '=', owner.userId).where('date', '>=', change.from).execute()
  await insertDays(trx, owner, change.planned)
  await deletePlannings(trx, owner.userId)
  await notifyPerson(trx, owner.userId, 'day-plan')
}

/** Deletes all days after `day`. Nothing of them is eaten yet. */
export async function deleteDaysAfter(trx: Transaction<DB>, userId: string, day: CalendarDay): Promise<void> {
  await trx.deleteFrom('plan_days').where('user_id', '=', userId).where('date', '>', day).execute()
  await deletePlannings(trx, userId)
  await notifyPerson(trx, userId, 'day-plan')
}

/** Changes the meals of days whose settings stay. Their eaten marks stay. */
export async function updateDays(trx: Transaction<DB>, owner: Owner, planned: PlannedDays): Promise<void> {
  if (planned.days.length === 0) return
  const planningId = await insertPlanning(trx, owner, planned)
  for (const { date, document } of planned.days) {
    await trx
      .updateTable('plan_days')
      .set((eb) => ({
        document: JSON.stringify(document),
        planning_id: planningId,
        set_id: sql<string>`gen_random_uuid()`,
        version: eb('version', '+', 1),
      }))
      .where('user_id', '=', owner.userId)
      .where('date', '=', date)
      .execute()
  }
  await deletePlannings(trx, owner.userId)
  await notifyPerson(trx, owner.userId, 'day-plan')
}

/** Adds days. An existing day stays, so that a second run changes nothing. */
export async function insertDays(trx: Transaction<DB>, owner: DayOwner, planned: PlannedDays): Promise<void> {
  if (planned.days.length === 0) return
  const planningId = await insertPlanning(trx, owner, planned)
  const rows = planned.days.map((day) => ({
    user_id: owner.userId,
    date: day.date,
    settings_id: owner.settingsId,
    diet_id: owner.dietId,
    phase: day.phase,
    document: JSON.stringify(day.document),
    planning_id: planningId,
    created_at: owner.now,
  }))
  await trx
    .insertInto('plan_days')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'date']).doNothing())
    .execute()
  await notifyPerson(trx, owner.userId, 'day-plan')
}

/** Stores a day that the user changed by hand. It becomes another set, which belongs to no planning. Returns the set's id. */
export async function rewriteDay(
  trx: Transaction<DB>,
  userId: string,
  {
    date,
    document,
    setId,
  }: { readonly date: CalendarDay; readonly document: PlanDayDocument; readonly setId?: string },
): Promise<string> {
  const row = await trx
    .updateTable('plan_days')
    .set((eb) => ({
      document: JSON.stringify(document),
      planning_id: null,
      set_id: setId ?? sql<string>`gen_random_uuid()`,
      version: eb('version', '+', 1),
    }))
    .where('user_id', '=', userId)
    .where('date', '=', date)
    .returning('set_id as setId')
    .executeTakeFirstOrThrow()
  await notifyPerson(trx, userId, 'day-plan')
  return row.setId
}

/** Restores a day exactly as it was, with its planning if that is still stored. */
export async function restoreDay(
  trx: Transaction<DB>,
  userId: string,
  day: Pick<ChangeableDay, 'date' | 'setId' | 'document' | 'planningId'>,
): Promise<void> {
  await trx
    .updateTable('plan_days')
    .set((eb) => ({
      document: JSON.stringify(day.document),
      planning_id: eb
        .selectFrom('plannings')
        .select('plannings.id')
        .where('plannings.user_id', '=', userId)
        .where('plannings.id', '=', day.planningId),
      set_id: day.setId,
      version: eb('version', '+', 1),
    }))
    .where('user_id', '=', userId)
    .where('date', '=', day.date)
    .execute()
  await notifyPerson(trx, userId, 'day-plan')
}

async function insertPlanning(
  trx: Transaction<DB>,
  { userId, now }: Owner,
  { planning, engineVersion, catalogueVersion }: PlannedDays,
): Promise<number> {
  const { id } = await trx
    .insertInto('plannings')
    .values({
      user_id: userId,
      engine_version: engineVersion,
      catalogue_version: catalogueVersion,
      request: JSON.stringify(planning),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes plannings without days, because they are useless and contain health data. */
const deletePlannings = (trx: Transaction<DB>, userId: string) =>
  trx
    .deleteFrom('plannings')
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('plan_days')
            .select('plan_days.date')
            .whereRef('plan_days.user_id', '=', 'plannings.user_id')
            .whereRef('plan_days.planning_id', '=', 'plannings.id'),
        ),
      ),
    )
    .execute()

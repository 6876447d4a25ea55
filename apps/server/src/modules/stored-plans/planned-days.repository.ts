import type { CalendarDay } from '@dayplate/dates'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Planning } from './planning.ts'
import type { PlanDayDocument } from './plan-day-document.ts'
import type { ChangeableDay, NewPlanDay, WireDietId } from './plans.repository.ts'

/** Days with what they were made from: they are stored together, so that each day can be made again. */
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

/** Whom new days belong to and which settings they were planned for. */
export interface DayOwner extends Owner {
  readonly settingsId: number
  readonly dietId: WireDietId
}

/** Replaces all days from `from` on, a day that lies ahead: nothing of them is eaten yet. */
export async function replaceDays(
  trx: Transaction<DB>,
  owner: DayOwner,
  change: { readonly from: CalendarDay; readonly planned: PlannedDays },
): Promise<void> {
  await trx.deleteFrom('plan_days').where('user_id', '=', owner.userId).where('date', '>=', change.from).execute()
  await insertDays(trx, owner, change.planned)
  await deletePlannings(trx, owner.userId)
}

/** Gives days that stay for the same settings other meals. What is eaten of them stays marked. */
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
}

/** Adds days; a day that exists stays, so that running twice changes nothing. */
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
}

/** Stores what a person made of a day: another set from now on, which no planning makes again. Answers its id. */
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
  return row.setId
}

/** Gives a day back what it was, to the byte, its planning too where that is still kept. */
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

/** What no day was made from any more is of no use, and tells of somebody's health. */
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

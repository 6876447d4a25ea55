import type { CalendarDay } from '@dayplate/dates'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { loadMissingVersions, type Catalogue } from '../../catalogue/index.ts'
import type { Planning } from '../../stored-plans/index.ts'
import { versionsOfPlanning } from '../planner/run-planning.ts'
import { replayPlanning, type Replay, type StoredPlanning } from './replay-planning.ts'

export interface DayReplay {
  readonly date: CalendarDay
  readonly replay: Replay
}

interface Source {
  readonly db: Database
  readonly catalogue: Catalogue
}

/** Plans every stored day of a person again and compares it with the stored one, the oldest first. Changes nothing. */
export async function replayPlan(source: Source, userId: string): Promise<readonly DayReplay[]> {
  const days = await findDayTexts(source.db, userId)
  const replays = new Map<CalendarDay, Replay>()
  for (const [planningId, texts] of textsByPlanning(days)) {
    const stored = await findPlanning(source.db, userId, planningId)
    await loadMissingVersions(source, versionsOfPlanning(stored.planning))
    for (const [date, replay] of replayPlanning(source.catalogue, stored, texts)) replays.set(date, replay)
  }
  return days.map(({ date }) => ({ date, replay: replays.get(date) ?? 'not-recorded' }))
}

interface DayText {
  readonly date: CalendarDay
  readonly planningId: number | null
  readonly text: string
}

const findDayTexts = (db: Database, userId: string): Promise<DayText[]> =>
  db
    .selectFrom('plan_days')
    // The column keeps its text to the byte.
    .select(['date', 'planning_id as planningId', sql<string>`document::text`.as('text')])
    .where('user_id', '=', userId)
    .orderBy('date')
    .execute()

function textsByPlanning(days: readonly DayText[]): ReadonlyMap<number, ReadonlyMap<CalendarDay, string>> {
  const groups = new Map<number, Map<CalendarDay, string>>()
  for (const { date, planningId, text } of days) {
    if (planningId === null) continue
    const texts = groups.get(planningId) ?? new Map<CalendarDay, string>()
    groups.set(planningId, texts.set(date, text))
  }
  return groups
}

async function findPlanning(db: Database, userId: string, id: number): Promise<StoredPlanning> {
  const row = await db
    .selectFrom('plannings')
    .select(['engine_version as engineVersion', 'catalogue_version as catalogueVersion', 'request'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { engineVersion, catalogueVersion, request } = row
  // oxlint-disable-next-line typescript/consistent-type-assertions -- only planned-days.repository.ts writes this column
  return { engineVersion, catalogueVersion, planning: request as Planning }
}

import { addDays, earlierDay, laterDay, type CalendarDay } from '@dayplate/dates'
import type { PlannableMeal, CurrentDay } from '@dayplate/meal-planner'
import { NO_EXCLUSIONS, type EatingRules, type Exclusions } from '@dayplate/nutrition'
import { dietOfId, exclusionsOf } from '@dayplate/rules/diet-settings'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { loadMissingVersions, type Catalogue } from '../catalogue/index.ts'
import { isHealthDataWithdrawn } from '../consents/index.ts'
import { findCurrentExclusions } from '../diet-settings/index.ts'
import { findPlannedDays, versionsOfDocument, type ChangeableDay, type StoredDay } from '../stored-plans/index.ts'
import { plannableMeals } from '../planning/index.ts'
import { currentDay } from './current-day.ts'

/** Days on either side that a change may affect: three for variety, and the most days of one batch. */
const REACH_DAYS = 6

/** A person's days around a change, as stored and as the planner reads them. */
export interface EditablePlan {
  readonly catalogue: Catalogue
  readonly days: readonly ChangeableDay[]
  readonly current: readonly CurrentDay[]
  readonly exclusions: Exclusions
}

export interface PlanSource {
  readonly db: Kysely<DB>
  readonly catalogue: Catalogue
}

interface Around {
  /** The days that may change. */
  readonly dates: readonly [CalendarDay, ...CalendarDay[]]
  readonly today: CalendarDay
  /** Locks the days until the transaction ends, so that none of them changes or is marked as eaten. */
  readonly isLocked: boolean
}

/** Loads the plan. It has no days after a withdrawn health consent, because nothing may be shown or changed then. */
export async function loadEditablePlan(
  source: PlanSource,
  userId: string,
  { dates, today, isLocked }: Around,
): Promise<EditablePlan> {
  const { catalogue } = source
  if (await isHealthDataWithdrawn(source.db, userId)) {
    return { catalogue, days: [], current: [], exclusions: NO_EXCLUSIONS }
  }
  const from = addDays(dates.reduce(earlierDay), -REACH_DAYS)
  const to = addDays(dates.reduce(laterDay), REACH_DAYS)
  const days = await findPlannedDays(source.db, userId, { from, to, isLocked })
  const exclusions = exclusionsOf(await findCurrentExclusions(source.db, userId))
  await loadMissingVersions(source, [...new Set(days.flatMap(({ document }) => versionsOfDocument(document)))])
  return {
    catalogue,
    days,
    exclusions,
    current: days.map((day) => currentDay(day, { catalogue, isOver: day.date < today && !dates.includes(day.date) })),
  }
}

export const findOpenDay = ({ days }: EditablePlan, date: CalendarDay): ChangeableDay | undefined =>
  days.find((day) => day.date === date)

/** The rules a replacement must keep on a day: its diet, and what the person excludes now. */
export function rulesOfDay({ exclusions }: EditablePlan, { dietId }: StoredDay): EatingRules {
  const diet = dietOfId(dietId)
  if (diet === null) throw new Error(`a stored day names diet ${dietId}, which does not exist`)
  return { ...exclusions, diet }
}

/** The everyday meals that these rules allow on a day. */
export function mealsForDay(plan: EditablePlan, day: StoredDay): readonly PlannableMeal[] {
  return plannableMeals(plan.catalogue, { diet: rulesOfDay(plan, day).diet, exclusions: plan.exclusions })
}

import { addDays, laterDay, type CalendarDay } from '@dayplate/dates'
import {
  canBePlanned,
  dietOfId,
  personOf,
  phasesFrom,
  type CompleteDietSettings,
  type ExclusionAnswers,
  type RunningPlan,
} from '@dayplate/rules/diet-settings'
import { contentName, type Catalogue } from '../catalogue/index.ts'
import { LOOK_BACK_DAYS } from './day-request.ts'
import type { FutureDay, Planning, PlannedDays } from '../stored-plans/index.ts'
import { ENGINE_VERSION } from './engine-version.ts'
import { findSettingsByIds } from '../diet-settings/index.ts'
import { findDaysAhead, type DaysAhead } from './find-days-ahead.ts'
import { mealsLeftOfDiet, replanAhead, type ChangeAhead, type PlanningSource } from './plan-exclusions.ts'

/** The effect of new settings on the days to come. */
export interface DietChange {
  /** The exclusions from now on. */
  readonly exclusions: ExclusionAnswers
  /** Days before the start with meals that contain an excluded food. */
  readonly earlier: ChangeAhead
  /** Planned days from the start on. All of them are replaced. */
  readonly replaced: readonly FutureDay[]
  readonly settings: CompleteDietSettings
  /** The day from which phases are counted. */
  readonly phasesFrom: CalendarDay
  /** The days that replace them. */
  readonly planned: PlannedDays
  /** Identifies the change: only the same change has the same token. */
  readonly token: string
}

export interface DietWish {
  readonly userId: string
  readonly today: CalendarDay
  readonly settings: CompleteDietSettings
  readonly exclusions: ExclusionAnswers
  /** Days to plan, from the start date on. */
  readonly dates: readonly CalendarDay[]
}

/**
 * Works out what new settings would change, from the stored plan. Generating repeats this under a lock and compares tokens.
 * Null when too few meals are left to plan from.
 */
export async function planDietChange(
  source: PlanningSource,
  wish: DietWish,
  { isLocked }: { readonly isLocked: boolean },
): Promise<DietChange | null> {
  const ahead = await findDaysAhead(source, wish.userId, { today: wish.today, isLocked })
  const startDate = laterDay(wish.settings.startDate, wish.today)
  const before = { ...ahead, days: ahead.days.filter(({ date }) => date < startDate) }
  const replaced = ahead.days.filter(({ date }) => date >= startDate)
  if (!isPossible(source.catalogue, wish, before.days)) return null
  const earlier = await replanAhead(source, before, wish)
  const { exclusions, settings } = wish
  const countsFrom = phasesFrom(settings, await findRunningPlan(source, wish, before.days.at(-1)))
  const planned = await planNewDays(source, { ...wish, countsFrom }, documentsBefore(before, earlier))
  const token = contentName({
    settings,
    exclusions,
    earlier: earlier.days.map(({ day, document }) => [day.date, day.setId, document]),
    replaced: replaced.map(({ date, setId }) => [date, setId]),
    days: planned.days,
  })
  return { exclusions, earlier, replaced, settings, phasesFrom: countsFrom, planned, token }
}

/** The plan of the day right before the start; null when there is none. */
async function findRunningPlan(
  { db }: PlanningSource,
  { userId, settings }: DietWish,
  dayBefore: FutureDay | undefined,
): Promise<RunningPlan | null> {
  if (dayBefore === undefined || addDays(dayBefore.date, 1) !== settings.startDate) return null
  const [running] = await findSettingsByIds(db, userId, [dayBefore.settingsId])
  return running === undefined ? null : { mode: running.dietMode, phasesFrom: running.phasesFrom }
}

/** Whether at least one meal of every type is left, in the new diet and in those of the earlier days. */
function isPossible(catalogue: Catalogue, { settings, exclusions }: DietWish, before: readonly FutureDay[]): boolean {
  const dietIds = new Set([settings.dietId, ...before.map((day) => day.dietId)])
  const diets = [...dietIds].flatMap((id) => dietOfId(id) ?? [])
  return diets.every((diet) => canBePlanned(mealsLeftOfDiet(catalogue, diet, exclusions)))
}

async function planNewDays(
  { catalogue, planner }: PlanningSource,
  { userId, settings, exclusions, dates, countsFrom }: DietWish & { readonly countsFrom: CalendarDay },
  previous: DaysAhead['previous'],
): Promise<PlannedDays> {
  const planning: Planning = {
    kind: 'new-days',
    person: personOf(settings),
    exclusions,
    startsOn: countsFrom,
    dates,
    previous,
    seed: [userId, settings.startDate, catalogue.version].join(':'),
    repertoireSeed: userId,
  }
  return {
    planning,
    engineVersion: ENGINE_VERSION,
    catalogueVersion: catalogue.version,
    days: await planner.plan(catalogue, planning),
  }
}

/** The last days before the start, with their excluded meals already replaced. */
function documentsBefore({ days, previous }: DaysAhead, earlier: ChangeAhead): DaysAhead['previous'] {
  const changed = new Map(earlier.days.map(({ day, document }) => [day.date, document]))
  const before = days.map((day) => ({ meals: (changed.get(day.date) ?? day.document).meals }))
  return [...previous, ...before].slice(-LOOK_BACK_DAYS)
}

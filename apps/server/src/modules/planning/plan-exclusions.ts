import type { CalendarDay } from '@dayplate/dates'
import type { Diet } from '@dayplate/nutrition'
import {
  canBePlanned,
  dietOfId,
  exclusionsOf,
  mealsLeft,
  type ExclusionAnswers,
  type MealsLeft,
} from '@dayplate/rules/diet-settings'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { contentName, type Catalogue } from '../catalogue/index.ts'
import { mealsOfDiet } from './plannable-meals.ts'
import type { PlannedDays, Planning } from '../stored-plans/index.ts'
import type { Planner } from './planner/planner.ts'
import type { ReplannedDay } from './replan-days.ts'
import { ENGINE_VERSION } from './engine-version.ts'
import { findCurrentSettings } from '../diet-settings/index.ts'
import { findDaysAhead, type DaysAhead } from './find-days-ahead.ts'

/** The effect of exclusions on the days to come. */
export interface ExclusionsPlan {
  /** The meals left of each type, in the diet that loses most. */
  readonly mealsLeft: readonly MealsLeft[]
  readonly canBePlanned: boolean
  readonly days: readonly ReplannedDay[]
  /** Whether any day is planned from today on. Without one there is no preview to show. */
  readonly hasPlan: boolean
  /** The changed days in their stored form; null when none changes. */
  readonly planned: PlannedDays | null
  /** Identifies the change: only the same change has the same token. */
  readonly token: string
}

/** The database, the catalogue and the planner that planning works with. */
export interface PlanningSource {
  readonly db: Kysely<DB>
  readonly catalogue: Catalogue
  readonly planner: Planner
}

interface ExclusionsRequest {
  readonly userId: string
  readonly today: CalendarDay
  readonly exclusions: ExclusionAnswers
}

/** Works out what exclusions would change, from the stored plan. Saving repeats this under a lock and compares tokens. */
export async function planExclusions(
  source: PlanningSource,
  request: ExclusionsRequest,
  { isLocked }: { readonly isLocked: boolean },
): Promise<ExclusionsPlan> {
  const ahead = await findDaysAhead(source, request.userId, { today: request.today, isLocked })
  const settings = await findCurrentSettings(source.db, request.userId)
  const diets = [settings?.dietId ?? 3, ...ahead.days.map((day) => day.dietId)].flatMap((id) => dietOfId(id) ?? [])
  const left = mealsLeftOfDiets(source.catalogue, [...new Set(diets)], request.exclusions)
  const isPossible = settings === null || canBePlanned(left)
  const change = isPossible ? await replanAhead(source, ahead, request) : NO_CHANGE
  return {
    mealsLeft: left,
    canBePlanned: isPossible,
    ...change,
    hasPlan: ahead.days.length > 0,
    token: tokenOf(request.exclusions, change.days),
  }
}

/** The changed days, for display and for storing. */
export type ChangeAhead = Pick<ExclusionsPlan, 'days' | 'planned'>

const NO_CHANGE: ChangeAhead = { days: [], planned: null }

/** Plans the future days with excluded foods again. */
export async function replanAhead(
  { catalogue, planner }: Omit<PlanningSource, 'db'>,
  ahead: DaysAhead,
  { userId, exclusions }: Pick<ExclusionsRequest, 'userId' | 'exclusions'>,
): Promise<ChangeAhead> {
  if (ahead.days.length === 0) return NO_CHANGE
  const seed = [userId, 'exclusions', catalogue.version].join(':')
  const planning: Planning = { kind: 'changed-days', ...ahead, exclusions, seed, repertoireSeed: userId }
  const changed = await planner.plan(catalogue, planning)
  const days = changed.flatMap(({ date, document }) =>
    ahead.days.filter((day) => day.date === date).map((day) => ({ day, document })),
  )
  return {
    days,
    planned: { planning, engineVersion: ENGINE_VERSION, catalogueVersion: catalogue.version, days: changed },
  }
}

/** The meals left of each type in a diet. */
export const mealsLeftOfDiet = (catalogue: Catalogue, diet: Diet, exclusions: ExclusionAnswers) =>
  mealsLeft(mealsOfDiet(catalogue, diet), exclusionsOf(exclusions))

/** The meals left in the first diet without a possible plan, or else in the first diet. */
function mealsLeftOfDiets(catalogue: Catalogue, diets: readonly Diet[], exclusions: ExclusionAnswers) {
  const ofDiets = diets.map((diet) => mealsLeftOfDiet(catalogue, diet, exclusions))
  return ofDiets.find((left) => !canBePlanned(left)) ?? ofDiets[0] ?? []
}

const tokenOf = (exclusions: ExclusionAnswers, days: readonly ReplannedDay[]): string =>
  contentName({ exclusions, days: days.map(({ day, document }) => [day.date, day.setId, document]) })

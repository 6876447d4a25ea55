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
import { mealsOfDiet, replanDays, type ReplannedDay } from '../plans/index.ts'
import { findCurrentSettings } from './diet-settings.repository.ts'
import { findDaysAhead, type DaysAhead } from './find-days-ahead.ts'

/** What leaving something out does to the days to come. */
export interface ExclusionsPlan {
  /** Of each type of meal, for the diet that suffers most. */
  readonly mealsLeft: readonly MealsLeft[]
  readonly canBePlanned: boolean
  readonly days: readonly ReplannedDay[]
  /** Names the change: the same one has the same token, and no other has. */
  readonly token: string
}

interface Source {
  readonly db: Kysely<DB>
  readonly catalogue: Catalogue
}

interface Wish {
  readonly userId: string
  readonly today: CalendarDay
  readonly exclusions: ExclusionAnswers
}

/** Works out what exclusions would do, from what is stored now. Saving does it again under a lock and compares tokens. */
export async function planExclusions(
  source: Source,
  wish: Wish,
  { isLocked }: { readonly isLocked: boolean },
): Promise<ExclusionsPlan> {
  const ahead = await findDaysAhead(source, wish.userId, { today: wish.today, isLocked })
  const settings = await findCurrentSettings(source.db, wish.userId)
  const diets = [settings?.dietId ?? 3, ...ahead.days.map((day) => day.dietId)].flatMap((id) => dietOfId(id) ?? [])
  const left = mealsLeftOfDiets(source.catalogue, [...new Set(diets)], wish.exclusions)
  const isPossible = settings === null || canBePlanned(left)
  const days = isPossible ? replanAhead(source.catalogue, ahead, wish) : []
  return { mealsLeft: left, canBePlanned: isPossible, days, token: tokenOf(wish.exclusions, days) }
}

/** The days ahead that change so that none holds what is left out any more. */
export const replanAhead = (
  catalogue: Catalogue,
  ahead: DaysAhead,
  { userId, exclusions }: Pick<Wish, 'userId' | 'exclusions'>,
): readonly ReplannedDay[] =>
  replanDays({
    ...ahead,
    catalogue,
    exclusions: exclusionsOf(exclusions),
    seed: [userId, 'exclusions', catalogue.version].join(':'),
  })

/** What is left of each type of meal in a diet. */
export const mealsLeftOfDiet = (catalogue: Catalogue, diet: Diet, exclusions: ExclusionAnswers) =>
  mealsLeft(mealsOfDiet(catalogue, diet), exclusionsOf(exclusions))

/** Of the first diet in which nothing can be planned, else of the first. */
function mealsLeftOfDiets(catalogue: Catalogue, diets: readonly Diet[], exclusions: ExclusionAnswers) {
  const ofDiets = diets.map((diet) => mealsLeftOfDiet(catalogue, diet, exclusions))
  return ofDiets.find((left) => !canBePlanned(left)) ?? ofDiets[0] ?? []
}

const tokenOf = (exclusions: ExclusionAnswers, days: readonly ReplannedDay[]): string =>
  contentName({ exclusions, days: days.map(({ day, document }) => [day.date, day.setId, document]) })

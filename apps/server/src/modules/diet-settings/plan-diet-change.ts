import { laterDay, type CalendarDay } from '@dayplate/dates'
import {
  canBePlanned,
  dietOfId,
  exclusionsOf,
  personOf,
  type CompleteDietSettings,
  type ExclusionAnswers,
} from '@dayplate/rules/diet-settings'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { contentName, type Catalogue } from '../catalogue/index.ts'
import { LOOK_BACK_DAYS, planStretch, type FutureDay, type NewPlanDay, type ReplannedDay } from '../plans/index.ts'
import { findDaysAhead, type DaysAhead } from './find-days-ahead.ts'
import { mealsLeftOfDiet, replanAhead } from './plan-exclusions.ts'

/** What new settings do to the days to come. */
export interface DietChange {
  /** What is left out from now on. */
  readonly exclusions: ExclusionAnswers
  readonly canBePlanned: boolean
  /** Days before the start with meals that hold something that is left out from now on. */
  readonly earlier: readonly ReplannedDay[]
  /** Planned days from the start on, all of which go. */
  readonly replaced: readonly FutureDay[]
  /** The days that come in their place. */
  readonly days: readonly NewPlanDay[]
  /** Names the change: the same one has the same token, and no other has. */
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

/** Works out what new settings would do, from what is stored now. Generating does it again under a lock and compares tokens. */
export async function planDietChange(
  source: { readonly db: Kysely<DB>; readonly catalogue: Catalogue },
  wish: DietWish,
  { isLocked }: { readonly isLocked: boolean },
): Promise<DietChange> {
  const ahead = await findDaysAhead(source, wish.userId, { today: wish.today, isLocked })
  const startDate = laterDay(wish.settings.startDate, wish.today)
  const before = { ...ahead, days: ahead.days.filter(({ date }) => date < startDate) }
  const replaced = ahead.days.filter(({ date }) => date >= startDate)
  if (!isPossible(source.catalogue, wish, before.days)) {
    return { exclusions: wish.exclusions, canBePlanned: false, earlier: [], replaced, days: [], token: '' }
  }
  const earlier = replanAhead(source.catalogue, before, wish)
  const days = planNewDays(source.catalogue, wish, documentsBefore(before, earlier))
  const token = contentName({
    settings: wish.settings,
    exclusions: wish.exclusions,
    earlier: earlier.map(({ day, document }) => [day.date, day.setId, document]),
    replaced: replaced.map(({ date, setId }) => [date, setId]),
    days,
  })
  return { exclusions: wish.exclusions, canBePlanned: true, earlier, replaced, days, token }
}

/** Of every type of meal one is left, for the new diet and for those of the days before. */
function isPossible(catalogue: Catalogue, { settings, exclusions }: DietWish, before: readonly FutureDay[]): boolean {
  const dietIds = new Set([settings.dietId, ...before.map((day) => day.dietId)])
  const diets = [...dietIds].flatMap((id) => dietOfId(id) ?? [])
  return diets.every((diet) => canBePlanned(mealsLeftOfDiet(catalogue, diet, exclusions)))
}

const planNewDays = (
  catalogue: Catalogue,
  { userId, settings, exclusions, dates }: DietWish,
  previous: DaysAhead['previous'],
): readonly NewPlanDay[] =>
  planStretch(catalogue, {
    person: personOf(settings),
    exclusions: exclusionsOf(exclusions),
    startsOn: settings.startDate,
    dates,
    previous,
    seed: [userId, settings.startDate, catalogue.version].join(':'),
  })

/** The last days before the start, as they are once their forbidden meals are gone. */
function documentsBefore({ days, previous }: DaysAhead, earlier: readonly ReplannedDay[]): DaysAhead['previous'] {
  const changed = new Map(earlier.map(({ day, document }) => [day.date, document]))
  return [...previous, ...days.map((day) => changed.get(day.date) ?? day.document)].slice(-LOOK_BACK_DAYS)
}

import { addDays, type CalendarDay } from '@dayplate/dates'
import { planDays, type DayPlan } from '@dayplate/meal-planner'
import { MEAL_TYPES } from '@dayplate/nutrition'
import { currentVersionId, LOOK_BACK_DAYS, mealIdsOf, requestedDay, toStoredProof } from './day-request.ts'
import { ENGINE_VERSION } from './engine-version.ts'
import { keptMeals, pinnedMeals, toPinned } from './kept-meals.ts'
import type { PlanDayDocument, PlannedMeal, PreviousDay, FutureDay } from '../stored-plans/index.ts'
import { plannableMeals } from './plannable-meals.ts'
import { slotOf, type OpenSlots, type Replanning } from './replanning.ts'

/** How many days after a stretch the planner must know, so that it plans no meal right before it comes again. */
const LOOK_AHEAD_DAYS = 3

/** Every day by its date, with its open meals planned again. A day without open meals keeps all of them. */
export type Documents = ReadonlyMap<CalendarDay, PlanDayDocument>

/** Plans the open meals of all days around the fixed ones. */
export function planOpenSlots(replanning: Replanning, open: OpenSlots): Documents {
  const documents = new Map<CalendarDay, PlanDayDocument>(
    replanning.days.map((day) => [day.date, withKeptMeals(replanning, day, open)]),
  )
  for (const stretch of openStretches(replanning.days, open)) {
    const following = daysAfter(replanning, stretch)
    for (const [date, document] of replanStretch(replanning, stretch, { open, documents, following })) {
      documents.set(date, document)
    }
  }
  return documents
}

export interface Surroundings {
  readonly open: OpenSlots
  /** The current documents of the days. */
  readonly documents: Documents
  /** The days right after, whose meals must not be planned just before. */
  readonly following: readonly FutureDay[]
}

/** Plans the open meals of consecutive days with the same settings. */
export function replanStretch(
  replanning: Replanning,
  stretch: readonly FutureDay[],
  { open, documents, following }: Surroundings,
): readonly (readonly [CalendarDay, PlanDayDocument])[] {
  const [first] = stretch
  if (first === undefined) return []
  const { catalogue, exclusions, personOf, seed, repertoireSeed } = replanning
  const plans = planDays({
    days: [...stretch, ...following].map((day) => requestedDay(day.date, personOf(day), day.phase)),
    meals: plannableMeals(catalogue, { diet: personOf(first).diet, exclusions }),
    seed,
    repertoireSeed,
    weeksFrom: replanning.startOf(first),
    previousMeals: daysBefore(replanning, first, documents).map((document) => mealIdsOf(catalogue, document)),
    pinned: [
      ...stretch.flatMap((day) => pinnedMeals(replanning, day, open)),
      ...following.flatMap(({ date }) =>
        (documents.get(date)?.meals ?? []).map((meal) => toPinned(catalogue, date, meal)),
      ),
    ],
  })
  return stretch.map((day, index) => {
    const isLast = index === stretch.length - 1
    return [day.date, toDocument(replanning, { day, plan: plans[index], open, isLast })] as const
  })
}

/**
 * Consecutive days with the same settings and at least one open meal each. They are planned together, because leftovers pass
 * from one to the next.
 */
function openStretches(days: readonly FutureDay[], open: OpenSlots): readonly (readonly FutureDay[])[] {
  const stretches: FutureDay[][] = []
  for (const day of days.filter((candidate) => hasOpenSlot(candidate, open))) {
    const latest = stretches.at(-1)
    const before = latest?.at(-1)
    const goesOn = before?.settingsId === day.settingsId && addDays(before.date, 1) === day.date
    if (latest !== undefined && goesOn) latest.push(day)
    else stretches.push([day])
  }
  return stretches
}

export const hasOpenSlot = (day: FutureDay, open: OpenSlots): boolean =>
  MEAL_TYPES.some((type) => open.has(slotOf(day, { type })))

function daysAfter({ days }: Replanning, stretch: readonly FutureDay[]): readonly FutureDay[] {
  const last = stretch.at(-1)
  if (last === undefined) return []
  const wanted = Array.from({ length: LOOK_AHEAD_DAYS }, (_, index) => addDays(last.date, index + 1))
  const found = wanted.map((date) => days.find((day) => day.date === date))
  // The planner takes consecutive days. Days after a gap are too far away to matter.
  const gap = found.indexOf(undefined)
  return found.slice(0, gap === -1 ? undefined : gap).flatMap((day) => day ?? [])
}

const daysBefore = ({ days, previous }: Replanning, first: FutureDay, documents: Documents): readonly PreviousDay[] =>
  [...previous, ...days.filter(({ date }) => date < first.date).flatMap(({ date }) => documents.get(date) ?? [])].slice(
    -LOOK_BACK_DAYS,
  )

/** A day without open meals. It stays as it is, except for batches whose next serving is no longer planned. */
function withKeptMeals(replanning: Replanning, day: FutureDay, open: OpenSlots): PlanDayDocument {
  return { ...day.document, meals: keptMeals(replanning, day, open) }
}

interface PlannedAnew {
  readonly day: FutureDay
  readonly plan: DayPlan | undefined
  readonly open: OpenSlots
  readonly isLast: boolean
}

function toDocument(replanning: Replanning, { day, plan, open, isLast }: PlannedAnew): PlanDayDocument {
  if (plan === undefined) throw new Error(`the planner left out ${day.date}`)
  const { catalogue, seed } = replanning
  const kept = new Map(keptMeals(replanning, day, open).map((meal) => [meal.type, meal]))
  return {
    engineVersion: ENGINE_VERSION,
    catalogueVersion: catalogue.version,
    seed,
    meals: plan.meals.map(
      ({ type, mealId, scale, portion }): PlannedMeal =>
        kept.get(type) ?? {
          type,
          version: currentVersionId(catalogue, mealId),
          scale,
          portion: portion.number,
          // The day after the stretch is fixed, so no further serving can be eaten there.
          portionsTotal: isLast ? portion.number : portion.total,
        },
    ),
    kept: [...kept.keys()],
    proof: toStoredProof(plan.proof),
  }
}

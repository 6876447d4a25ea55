import { daysBetween, type CalendarDay } from '@dayplate/dates'
import { planDays, type DayPlan } from '@dayplate/meal-planner'
import { phaseOfDay, type Exclusions, type Person } from '@dayplate/nutrition'
import type { Catalogue } from '../catalogue/index.ts'
import { currentVersionId, mealIdsOf, requestedDay, toStoredProof } from './day-request.ts'
import { ENGINE_VERSION } from './engine-version.ts'
import type { PreviousDay, NewPlanDay } from '../stored-plans/index.ts'
import { plannableMeals } from './plannable-meals.ts'

export interface Stretch {
  readonly person: Person
  /** The person's exclusions. No planned meal contains any of them. */
  readonly exclusions: Exclusions
  /** The day from which phases are counted. */
  readonly startsOn: CalendarDay
  /** Consecutive days to plan. */
  readonly dates: readonly CalendarDay[]
  /** The days right before the first, the latest last. */
  readonly previous: readonly PreviousDay[]
  readonly seed: string
  readonly repertoireSeed: string
}

/** Plans days for a person from the current catalogue. The same stretch gives the same days, byte for byte. */
export function planStretch(catalogue: Catalogue, stretch: Stretch): NewPlanDay[] {
  const { person, exclusions } = stretch
  const days = planDays({
    days: stretch.dates.map((date) => requestedDay(date, person, phaseOn(date, stretch))),
    meals: plannableMeals(catalogue, { diet: person.diet, exclusions }),
    seed: stretch.seed,
    repertoireSeed: stretch.repertoireSeed,
    // Plans are extended by blocks shorter than a week, which go on with the week they fall into.
    weeksFrom: stretch.startsOn,
    previousMeals: stretch.previous.map((document) => mealIdsOf(catalogue, document)),
    pinned: [],
  })
  return days.map((day) => toStoredDay(day, catalogue, stretch))
}

const phaseOn = (date: CalendarDay, { startsOn, person }: Stretch) =>
  phaseOfDay(daysBetween(startsOn, date) + 1, person)

const toStoredDay = (day: DayPlan, catalogue: Catalogue, stretch: Stretch): NewPlanDay => ({
  date: day.date,
  phase: phaseOn(day.date, stretch),
  document: {
    engineVersion: ENGINE_VERSION,
    catalogueVersion: catalogue.version,
    seed: stretch.seed,
    meals: day.meals.map((meal) => ({
      type: meal.type,
      version: currentVersionId(catalogue, meal.mealId),
      scale: meal.scale,
      portion: meal.portion.number,
      portionsTotal: meal.portion.total,
    })),
    proof: toStoredProof(day.proof),
  },
})

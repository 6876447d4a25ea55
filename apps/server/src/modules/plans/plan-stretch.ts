import { daysBetween, seasonOfDay, type CalendarDay } from '@dayplate/dates'
import { planDays, type DayPlan } from '@dayplate/meal-planner'
import { computeTargets, phaseOfDay, withFibreEnergy, type Person } from '@dayplate/nutrition'
import type { Catalogue } from '../catalogue/index.ts'
import type { PlanDayDocument } from './plan-day-document.ts'
import { plannableMeals } from './plannable-meals.ts'
import type { NewPlanDay } from './plans.repository.ts'

/** Raised when the engine makes other plans from the same request; stored with each day, so that it can be replayed. */
const ENGINE_VERSION = '3'

/** Days the planner looks back, so that nothing is eaten again too soon. */
export const LOOK_BACK_DAYS = 3

export interface Stretch {
  readonly person: Person
  /** First day of the plan; phases count from it. */
  readonly startsOn: CalendarDay
  /** Consecutive days to plan. */
  readonly dates: readonly CalendarDay[]
  /** The days right before the first, the latest last. */
  readonly previous: readonly PlanDayDocument[]
  readonly seed: string
}

/** Plans days for a person from the current catalogue. The same stretch gives the same days, byte for byte. */
export function planStretch(catalogue: Catalogue, stretch: Stretch): NewPlanDay[] {
  const targets = computeTargets(stretch.person)
  // Settings were checked before they were stored; a refusal here is a bug, not a person's mistake.
  if (targets.kind === 'refused') throw new Error(`settings that were accepted are refused: ${targets.code}`)
  const days = planDays({
    days: stretch.dates.map((date) => ({
      date,
      target: withFibreEnergy(targets.targetOfPhase[phaseOn(date, stretch)], stretch.person.diet),
      season: seasonOfDay(date),
    })),
    meals: plannableMeals(catalogue, stretch.person.diet),
    seed: stretch.seed,
    previousMeals: stretch.previous.map((document) => mealIdsOf(document, catalogue)),
    pinned: [],
  })
  return days.map((day) => toStoredDay(day, catalogue, stretch))
}

const phaseOn = (date: CalendarDay, { startsOn, person }: Stretch) =>
  phaseOfDay(daysBetween(startsOn, date) + 1, person)

const mealIdsOf = (document: PlanDayDocument, catalogue: Catalogue): string[] =>
  document.meals.flatMap((planned) => catalogue.versions.get(planned.version)?.mealId ?? [])

function toStoredDay(day: DayPlan, catalogue: Catalogue, stretch: Stretch): NewPlanDay {
  const { kcal, proteinG, fatG, carbohydrateG } = day.proof.target
  return {
    date: day.date,
    phase: phaseOn(day.date, stretch),
    document: {
      engineVersion: ENGINE_VERSION,
      catalogueVersion: catalogue.version,
      seed: stretch.seed,
      meals: day.meals.map((meal) => ({
        type: meal.type,
        version: currentVersionId(meal.mealId, catalogue),
        scale: meal.scale,
        portion: meal.portion.number,
        portionsTotal: meal.portion.total,
      })),
      proof: {
        target: { kcal, proteinG, fatG, carbohydrateG },
        actual: day.proof.actual,
        deviation: day.proof.deviation,
        holds: day.proof.holds,
        reasons: day.proof.reasons.map((reason) => reason.code),
      },
    },
  }
}

function currentVersionId(mealId: string, catalogue: Catalogue): string {
  const version = catalogue.currentByMealId.get(mealId)
  if (version === undefined) throw new Error(`the planner chose ${mealId}, which is not in the catalogue`)
  return version.id
}

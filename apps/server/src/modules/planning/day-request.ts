import { seasonOfDay, type CalendarDay } from '@dayplate/dates'
import type { DayProof, PlanReason, RequestedDay } from '@dayplate/meal-planner'
import { computeTargets, withFibreEnergy, type Person, type PhaseIdentifier } from '@dayplate/nutrition'
import type { Catalogue } from '../catalogue/index.ts'
import type { PlanProof, PlanReasonWithFigures, PreviousDay } from '../stored-plans/index.ts'

/** Days the planner looks back, so that nothing is eaten again too soon. */
export const LOOK_BACK_DAYS = 3

/** What the planner is asked for on a day of a person's phase. */
export function requestedDay(date: CalendarDay, person: Person, phase: PhaseIdentifier): RequestedDay {
  const targets = computeTargets(person)
  // Settings were checked before they were stored; a refusal here is a bug, not a person's mistake.
  if (targets.kind === 'refused') throw new Error(`settings that were accepted are refused: ${targets.code}`)
  return { date, target: withFibreEnergy(targets.targetOfPhase[phase], person.diet), season: seasonOfDay(date) }
}

/** The meals of a stored day, by which the planner sees what comes back too soon. */
export const mealIdsOf = (catalogue: Catalogue, document: PreviousDay): string[] =>
  document.meals.flatMap((planned) => catalogue.versions.get(planned.version)?.mealId ?? [])

/** The version that a meal the planner chose is stored as. */
export function currentVersionId(catalogue: Catalogue, mealId: string): string {
  const version = catalogue.currentByMealId.get(mealId)
  if (version === undefined) throw new Error(`the planner chose ${mealId}, which is not in the catalogue`)
  return version.id
}

/** A proof as it is stored. */
export function toStoredProof({ target, actual, deviation, holds, reasons }: DayProof): PlanProof {
  const { kcal, proteinG, fatG, carbohydrateG, guides } = target
  const details = reasons.filter(hasFigures)
  return {
    target: { kcal, proteinG, fatG, carbohydrateG },
    actual,
    deviation,
    holds,
    reasons: reasons.map((reason) => reason.code),
    ...(details.length === 0 ? {} : { details }),
    guides,
  }
}

const hasFigures = (reason: PlanReason): reason is PlanReasonWithFigures =>
  reason.code === 'TOO_FEW_RECIPES' || reason.code === 'PORTION_LIMIT' || reason.code === 'MACRO_UNREACHABLE'

import { seasonOfDay, type CalendarDay } from '@dayplate/dates'
import type { DayProof, PlanReason, RequestedDay } from '@dayplate/meal-planner'
import {
  computeTargets,
  ordinaryMealId,
  recipeIdOf,
  withFibreEnergy,
  type Person,
  type PhaseIdentifier,
} from '@dayplate/nutrition'
import type { Catalogue } from '../catalogue/index.ts'
import type { PlanProof, PlanReasonWithFigures, PreviousDay } from '../stored-plans/index.ts'

/** How many days the planner looks back: with the day itself a week, whose foods are bought and whose meals were eaten. */
export const LOOK_BACK_DAYS = 6

/** The planner's request for a day in a phase of a person. */
export function requestedDay(date: CalendarDay, person: Person, phase: PhaseIdentifier): RequestedDay {
  const targets = computeTargets(person)
  // Settings were checked before they were stored, so a refusal here is a bug.
  if (targets.kind === 'refused') throw new Error(`settings that were accepted are refused: ${targets.code}`)
  return { date, target: withFibreEnergy(targets.targetOfPhase[phase], person.diet), season: seasonOfDay(date) }
}

/** The meals of a stored day in both forms, which the planner needs to avoid early repetition. */
export const mealIdsOf = (catalogue: Catalogue, document: PreviousDay): string[] =>
  document.meals.flatMap((planned) => {
    const version = catalogue.versions.get(planned.version)
    if (version === undefined) return []
    const recipeId = recipeIdOf(version.mealId)
    return [recipeId, ordinaryMealId(recipeId)].filter((id) => catalogue.currentByMealId.has(id))
  })

/** The current version of a meal that the planner chose, which is the one to store. */
export function currentVersionId(catalogue: Catalogue, mealId: string): string {
  const version = catalogue.currentByMealId.get(mealId)
  if (version === undefined) throw new Error(`the planner chose ${mealId}, which is not in the catalogue`)
  return version.id
}

/** A proof in its stored form. */
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

import type { CalendarDay } from '@dayplate/dates'
import { applyChanges, findMealReplacements, toPlannableMeal, type MealReplacement } from '@dayplate/meal-planner'
import { excludedIn, mealFoods, type Meal, type MealType } from '@dayplate/nutrition'
import { MEAL_REPLACEMENTS_SHOWN } from '@dayplate/rules/day-plan'
import type { Services } from '../../services.ts'
import { mealOfVersion } from '../catalogue/index.ts'
import { replacedOriginal, requireVersion, type PlannedMeal, type StoredDay } from '../stored-plans/index.ts'
import { changeDays, refuse, type ChangeOutcome, type Actor, type Refused } from './change-days.ts'
import { changedDocuments, type Documents } from './changed-documents.ts'
import { findOpenDay, mealsForDay, rulesOfDay, type EditablePlan } from './load-editable-plan.ts'
import { plannableOf } from './current-day.ts'

/** An offered meal and the documents that its days would get. */
export interface OfferedMeal {
  readonly replacement: MealReplacement
  readonly documents: Documents
}

export interface MealOffer {
  readonly kind: 'offer'
  readonly day: StoredDay
  readonly planned: PlannedMeal
  readonly meals: readonly OfferedMeal[]
}

/** Finds meals that could replace a planned one. The same plan gives the same offer, so that a choice can be checked against it. */
export function offerMeals(
  plan: EditablePlan,
  slot: { readonly date: CalendarDay; readonly type: MealType },
): MealOffer | Refused {
  const day = findOpenDay(plan, slot.date)
  if (day === undefined) return refuse('date', 'day-plan/no-plan')
  const planned = day.document.meals.find(({ type }) => type === slot.type)
  if (planned === undefined) return refuse('originalMealId', 'day-plan/no-such-meal')
  const original = originalOf(plan, day, planned)
  const found = findMealReplacements({
    days: plan.current,
    slot,
    meals: original === null ? mealsForDay(plan, day) : withMeal(mealsForDay(plan, day), original.meal),
    original: original === null ? null : { mealId: original.meal.id, scale: original.planned.scale },
    limit: MEAL_REPLACEMENTS_SHOWN,
  })
  if (found.kind === 'refused') return refuse('originalMealId', 'exchange/meal-eaten')
  const meals = found.replacements.map((replacement) => ({
    replacement,
    documents: documentsOf(plan, replacement, original?.planned ?? null),
  }))
  return { kind: 'offer', day, planned, meals }
}

/**
 * The offer of one meal that the user chose by name, even if the list lacks it. Null when the slot has no meal to replace, or
 * no portion of the chosen one fits.
 */
export function offerChosenMeal(
  plan: EditablePlan,
  slot: { readonly date: CalendarDay; readonly type: MealType },
  meal: Meal,
): OfferedMeal | null {
  const offer = offerMeals(plan, slot)
  const listed = offer.kind === 'offer' ? offer.meals.find(({ replacement }) => replacement.meal.id === meal.id) : null
  if (listed) return listed
  const found = findMealReplacements({
    days: plan.current,
    slot,
    meals: [toPlannableMeal(meal, plan.catalogue.foodById)],
    original: null,
    limit: 1,
  })
  const [replacement] = found.kind === 'replacements' ? found.replacements : []
  return replacement === undefined ? null : { replacement, documents: documentsOf(plan, replacement, null) }
}

/** The meal that was planned in the slot, if another one replaced it and the diet still allows it. */
function originalOf(plan: EditablePlan, day: StoredDay, planned: PlannedMeal) {
  const original = replacedOriginal(day.document, planned)
  if (original === null) return null
  const version = requireVersion(plan.catalogue, original.version)
  const { foodById } = plan.catalogue
  const meal = mealOfVersion(version)
  const isKnown = meal.dishes.every((dish) => dish.ingredients.every(({ foodId }) => foodById.has(foodId)))
  if (!isKnown) return null
  const foods = mealFoods(meal, foodById).map(({ food }) => food)
  if (excludedIn(foods, rulesOfDay(plan, day)).length > 0) return null
  return { planned: original, meal: plannableOf(version, plan.catalogue) }
}

/** Replaces the current version of the original with the planned one, even if its recipe has changed since. */
function withMeal<T extends { readonly id: string }>(meals: readonly T[], meal: T): readonly T[] {
  return [...meals.filter(({ id }) => id !== meal.id), meal]
}

function documentsOf(plan: EditablePlan, replacement: MealReplacement, original: PlannedMeal | null): Documents {
  const { changes, effects, isOriginal } = replacement
  const proofs = new Map(effects.map(({ date, after }) => [date, after]))
  return changedDocuments(plan, { changes, proofs }, ({ to }) =>
    isOriginal && original !== null && to.meal.id === replacement.meal.id ? original : undefined,
  )
}

export interface ReplaceMealRequest {
  readonly date: CalendarDay
  /** The meal that the caller saw in the slot. */
  readonly originalMealId: string
  readonly replacementId: string
}

/** Replaces a meal with an offered one. A meal that is not offered any more changes nothing. */
export function replaceMeal(
  services: Services,
  actor: Actor,
  { date, originalMealId, replacementId }: ReplaceMealRequest,
): Promise<ChangeOutcome> {
  return changeDays(services, actor, {
    dates: [date],
    decide(plan) {
      const day = findOpenDay(plan, date)
      if (day === undefined) return refuse('date', 'day-plan/no-plan')
      const planned = day.document.meals.find(
        ({ version }) => requireVersion(plan.catalogue, version).mealId === originalMealId,
      )
      if (planned === undefined) return refuse('originalMealId', 'day-plan/plan-has-changed')
      const offer = offerMeals(plan, { date, type: planned.type })
      if (offer.kind === 'refused') return offer
      const chosen = offer.meals.find(({ replacement }) => replacement.meal.id === replacementId)
      if (chosen === undefined) return refuse('replacementId', 'exchange/not-offered')
      if (applyChanges(plan.current, chosen.replacement.changes).kind !== 'days') {
        return refuse('replacementId', 'exchange/not-offered')
      }
      return { kind: 'change', documents: chosen.documents }
    },
  })
}

import type { CalendarDay } from '@dayplate/dates'
import { allergensOf, dietsOfMeal, mealFoods, mealNutrition, type Food, type Meal } from '@dayplate/nutrition'
import { offeredForm } from '../catalogue/index.ts'
import { findOpenDay, offerChosenMeal, rulesOfDay, type OfferedMeal, type EditablePlan } from '../replacements/index.ts'
import { requireVersion, type PlannedMeal, type StoredDay } from '../stored-plans/index.ts'
import { refuseInsertion, type InsertionWarning, type InsertionRefused } from './insertion-issue.ts'

export interface InsertionWish {
  readonly date: CalendarDay
  /** The meal to insert. */
  readonly mealId: string
  /** The meal the user saw in its place; null when the client did not show one. */
  readonly originalMealId: string | null
}

/** An insertion that is possible, with its warnings. */
export interface Insertion {
  readonly kind: 'insertion'
  readonly day: StoredDay
  /** The meal in the slot now. */
  readonly planned: PlannedMeal
  readonly offered: OfferedMeal
  readonly warnings: readonly InsertionWarning[]
}

/** A slot whose meal is of this type and may still change. */
type OpenSlot = { readonly kind: 'slot'; readonly day: StoredDay; readonly planned: PlannedMeal }

/** Checks whether a meal may be inserted into a day, in the form for this person, and works out its effect. */
export function judgeInsertion(plan: EditablePlan, wish: InsertionWish): Insertion | InsertionRefused {
  const { catalogue, exclusions } = plan
  const chosenId = offeredForm(catalogue, wish.mealId, exclusions)
  const meal = catalogue.meals.find(({ id }) => id === chosenId)
  if (meal === undefined) return refuseInsertion({ code: 'not-in-catalogue' })
  const slot = findSlot(plan, meal, wish)
  if (slot.kind === 'refused') return slot
  const { day, planned } = slot
  const foods = mealFoods(meal, catalogue.foodById).map(({ food }) => food)
  const rules = rulesOfDay(plan, day)
  const allergens = allergensOf(foods).filter((allergen) => rules.allergens.has(allergen))
  if (allergens.length > 0) return refuseInsertion({ code: 'allergens', allergens })
  const offered = offerChosenMeal(plan, { date: wish.date, type: meal.type }, meal)
  if (offered === null) return refuseInsertion({ code: 'no-portion' })
  const isOfDiet = dietsOfMeal(foods, mealNutrition(meal, catalogue.foodById)).has(rules.diet)
  return {
    kind: 'insertion',
    day,
    planned,
    offered,
    warnings: [
      ...(isOfDiet ? [] : [{ code: 'other-diet', dietId: day.dietId } as const]),
      ...dislikeOf(foods, rules.dislikedFoodIds),
      ...(offered.replacement.keepsInside ? [] : [leavesTarget(offered)]),
    ],
  }
}

function findSlot(
  plan: EditablePlan,
  { id, type }: Meal,
  { date, originalMealId }: InsertionWish,
): OpenSlot | InsertionRefused {
  const day = findOpenDay(plan, date)
  if (day === undefined) return refuseInsertion({ code: 'no-plan', date })
  const mealIdOf = ({ version }: PlannedMeal) => requireVersion(plan.catalogue, version).mealId
  const planned = day.document.meals.find((one) => one.type === type)
  if (planned === undefined) return refuseInsertion({ code: 'no-such-meal', type })
  if (mealIdOf(planned) === id) return refuseInsertion({ code: 'already-there' })
  if (originalMealId !== null && mealIdOf(planned) !== originalMealId) {
    const isElsewhere = day.document.meals.some((one) => mealIdOf(one) === originalMealId)
    return refuseInsertion(isElsewhere ? { code: 'other-type', type } : { code: 'plan-has-changed' })
  }
  return day.eaten.includes(type) ? refuseInsertion({ code: 'eaten', type }) : { kind: 'slot', day, planned }
}

function dislikeOf(foods: readonly Food[], disliked: ReadonlySet<string>): readonly InsertionWarning[] {
  const found = [...new Set(foods)].filter(({ id }) => disliked.has(id))
  return found.length === 0 ? [] : [{ code: 'disliked', foods: found }]
}

const leavesTarget = ({ replacement }: OfferedMeal): InsertionWarning => ({
  code: 'leaves-target',
  effects: replacement.effects.filter(({ after }) => !after.holds),
})

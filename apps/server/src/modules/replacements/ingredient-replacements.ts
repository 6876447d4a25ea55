import { monthOfDay, type CalendarDay } from '@dayplate/dates'
import { judgeIngredientReplacement, type IngredientReplacementEffect } from '@dayplate/meal-planner'
import {
  findIngredientReplacements,
  type IngredientPlace,
  type IngredientReplacement,
  type Meal,
  type MealType,
} from '@dayplate/nutrition'
import { instantOf } from '../../platform/clock/clock.ts'
import type { Services } from '../../services.ts'
import { keepVersion, mealOfVersion, versionOf, type Catalogue, type MealVersion } from '../catalogue/index.ts'
import { ingredientKeyOf, mealKeyOf, type IngredientSlot } from '../day-plan/index.ts'
import { recipeVersionOf, requireVersion, type PlannedMeal, type StoredDay } from '../stored-plans/index.ts'
import { changeDays, refuse, type ChangeOutcome, type Actor, type Refused } from './change-days.ts'
import { changedDocuments, type Documents } from './changed-documents.ts'
import { findOpenDay, rulesOfDay, type EditablePlan } from './load-editable-plan.ts'
import { plannableOf } from './current-day.ts'

type Effect = Extract<IngredientReplacementEffect, { kind: 'effect' }>

/** A food that could replace an ingredient. Its effect is worked out only when asked for, because there are many foods. */
export interface OfferedFood {
  readonly food: IngredientReplacement
  readonly isOriginal: boolean
  readonly effect: () =>
    | { readonly effect: Effect; readonly documents: Documents; readonly version: MealVersion }
    | Refused
}

/** Names an ingredient by its day, meal and place. */
export const productAmountIdOf = (day: StoredDay, type: MealType, { dish, ingredient }: IngredientPlace): string =>
  `${mealKeyOf(day, type)}:${dish}:${ingredient}`

/** Finds an ingredient by its key; undefined when the day has changed since. */
export function findIngredientSlot(
  plan: EditablePlan,
  date: CalendarDay,
  productAmountId: string,
): IngredientSlot | undefined {
  const day = findOpenDay(plan, date)
  if (day === undefined) return undefined
  return day.document.meals
    .flatMap((planned) =>
      requireVersion(plan.catalogue, planned.version).dishes.flatMap(({ ingredients }, dish) =>
        ingredients.map((_, ingredient) => ({ day, planned, place: { dish, ingredient } })),
      ),
    )
    .find(({ planned, place }) => productAmountIdOf(day, planned.type, place) === productAmountId)
}

/** The food that is in the meal now. */
function foodIdAt({ catalogue }: EditablePlan, { planned, place }: IngredientSlot): string {
  const ingredient = requireVersion(catalogue, planned.version).dishes[place.dish]?.ingredients[place.ingredient]
  if (ingredient === undefined) throw new Error(`${planned.version} does not have the ingredient of a slot in it`)
  return ingredient.foodId
}

/** The recipe of a planned meal as it was written. */
export const recipeOf = (catalogue: Catalogue, planned: PlannedMeal): Meal =>
  mealOfVersion(requireVersion(catalogue, recipeVersionOf(planned)))

/** Finds foods that could replace an ingredient. A replaced ingredient offers the recipe's own food first; an eaten meal offers none. */
export function offerFoods(plan: EditablePlan, { day, planned, place }: IngredientSlot): readonly OfferedFood[] {
  const { foodById } = plan.catalogue
  const meal = recipeOf(plan.catalogue, planned)
  const isKnown = meal.dishes.every((dish) => dish.ingredients.every(({ foodId }) => foodById.has(foodId)))
  if (!isKnown || day.eaten.includes(planned.type)) return []
  const foods = findIngredientReplacements({
    meal,
    replaced: planned.exchanged?.exchanges ?? [],
    place,
    scale: planned.scale,
    month: monthOfDay(day.date),
    rules: rulesOfDay(plan, day),
    foodById,
  })
  const offers = foods.map((food) => ({
    food,
    isOriginal: food.basis === 'original',
    effect: () => effectOf(plan, { day, planned, place }, food),
  }))
  // Either all foods of a cooked batch can be replaced or none, so the first one decides for all.
  const isCooked = planned.portionsTotal > 1 && offers.slice(0, 1).some(({ effect }) => 'errors' in effect())
  return isCooked ? [] : offers
}

function effectOf(plan: EditablePlan, { day, planned }: IngredientSlot, food: IngredientReplacement) {
  const { catalogue } = plan
  const recipe = recipeVersionOf(planned)
  // Without any replacement the meal gets exactly the version it was planned with.
  const version =
    food.replaced.length === 0 ? requireVersion(catalogue, recipe) : versionOf(food.meal, catalogue.foodById)
  const slot = { date: day.date, type: planned.type }
  const effect = judgeIngredientReplacement({ days: plan.current, slot, meal: plannableOf(version, catalogue) })
  if (effect.kind === 'refused') return refuse('productAmountId', REFUSALS[effect.reason])
  const proofs = new Map(effect.effects.map(({ date, after }) => [date, after]))
  const exchanged = food.replaced.length === 0 ? {} : { exchanged: { recipe, exchanges: food.replaced } }
  const documents = changedDocuments(plan, { changes: effect.changes, proofs }, ({ type }) =>
    type === planned.type ? { version: version.id, ...exchanged } : undefined,
  )
  return { effect, documents, version }
}

const REFUSALS: Readonly<Record<Extract<IngredientReplacementEffect, { kind: 'refused' }>['reason'], string>> = {
  NO_SUCH_MEAL: 'day-plan/no-such-meal',
  OTHER_MEAL: 'day-plan/no-such-meal',
  EATEN: 'exchange/meal-eaten',
  ALREADY_COOKED: 'exchange/already-cooked',
}

export interface ReplaceProductRequest {
  readonly date: CalendarDay
  readonly productAmountId: string
  readonly replacementId: string
  /** The key of the ingredient that the caller saw. */
  readonly key: string
}

/** Replaces an ingredient with an offered food. A food that is not offered any more changes nothing. */
export function replaceProduct(
  services: Services,
  actor: Actor,
  { date, productAmountId, replacementId, key }: ReplaceProductRequest,
): Promise<ChangeOutcome> {
  return changeDays(services, actor, {
    dates: [date],
    async decide(plan, trx) {
      if (findOpenDay(plan, date) === undefined) return refuse('date', 'day-plan/no-plan')
      const slot = findIngredientSlot(plan, date, productAmountId)
      if (slot === undefined) return refuse('productAmountId', 'day-plan/plan-has-changed')
      if (key !== ingredientKeyOf(productAmountId, foodIdAt(plan, slot)))
        return refuse('key', 'day-plan/plan-has-changed')
      if (slot.day.eaten.includes(slot.planned.type)) return refuse('productAmountId', 'exchange/meal-eaten')
      const chosen = offerFoods(plan, slot).find(({ food }) => food.food.id === replacementId)
      if (chosen === undefined) return refuse('replacementId', 'exchange/not-offered')
      const outcome = chosen.effect()
      if ('errors' in outcome) return outcome
      await keepVersion({ db: trx, catalogue: plan.catalogue }, outcome.version, instantOf(services.clock))
      return { kind: 'change', documents: outcome.documents }
    },
  })
}

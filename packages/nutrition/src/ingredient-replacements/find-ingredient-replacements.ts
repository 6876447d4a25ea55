import type { EatingRules } from '../allowed-meals.ts'
import { excludedIn } from '../exclusions.ts'
import type { Food } from '../food.ts'
import { isSoldIn, mayBeFrozen } from '../food-months.ts'
import { atwaterKcal, KCAL_PER_GRAM } from '../macro-shares.ts'
import type { Macros } from '../macros.ts'
import type { Ingredient, Meal } from '../meal.ts'
import { type FoodById, ingredientMacros, mealNutrition } from '../meal-macros.ts'
import { REPLACEMENT_ROLES, type ReplacementBasis } from '../replacement-role.ts'
import { isGlp1Suitable, suitableDiets } from '../suitable-diets.ts'
import { cooksLike, staysDry } from './cooking-classes.ts'
import {
  addReplacedIngredient,
  type ReplacedIngredient,
  type IngredientPlace,
  isAt,
  requireIngredient,
  setBack,
  withReplacedIngredients,
} from './replaced-ingredient.ts'
import { replacementGrams } from './replacement-grams.ts'

export interface IngredientReplacementRequest {
  /** The recipe as written. */
  readonly meal: Meal
  /** Ingredients that are replaced now. */
  readonly replaced: readonly ReplacedIngredient[]
  readonly place: IngredientPlace
  /** Base portions on the plate. */
  readonly scale: number
  /** Month of the day, from 1 to 12. Fruit and vegetables of other seasons are left out. */
  readonly month: number
  readonly rules: EatingRules
  readonly foodById: FoodById
}

/** A food that can replace an ingredient, and the effects. */
export interface IngredientReplacement {
  readonly food: Food
  /** Edible grams on the plate, rounded as a cook would measure them. */
  readonly grams: number
  /** The quantity that stays equal to the recipe's ingredient; `original` for that ingredient itself. */
  readonly basis: ReplacementBasis | 'original'
  /** The meal's replaced ingredients if this one is chosen; without this place if the original returns. */
  readonly replaced: readonly ReplacedIngredient[]
  /** The meal with this replacement. */
  readonly meal: Meal
  /** Macros of the plate with this replacement. */
  readonly macros: Macros
  /** Change of the plate's macros against now. */
  readonly change: Macros
  /** Energy that moves to another macro than in the recipe, in kcal on the plate. The list is sorted by it. */
  readonly shiftKcal: number
}

/** Longest list, because people do not compare more. */
const MOST_REPLACEMENTS = 10

/**
 * Finds foods of the same role that can replace an ingredient, in the amount with equal energy, protein or weight,
 * depending on the role. Leaves out foods that the diet, allergens or dislikes forbid, foods already in the dish, dry foods
 * that need another time in the pot, fresh foods out of season, and implausible amounts. Sorted by similarity to the
 * recipe's ingredient, ties by id; at most ten. If the ingredient is already replaced, the recipe's own comes first.
 * Amounts are always calculated from the recipe's ingredient, so that a chain of replacements does not drift.
 */
export function findIngredientReplacements(request: IngredientReplacementRequest): readonly IngredientReplacement[] {
  const written = requireIngredient(request.meal, request.place)
  const original = requireFood(written.foodId, request.foodById)
  const before = mealNutrition(withReplacedIngredients(request.meal, request.replaced), request.foodById)
  const context: ReplacementContext = { request, written, original, before }
  const others = [...request.foodById.values()]
    .filter((food) => isCandidate(food, context))
    .flatMap((food) => replaceBy(food, context))
    .toSorted(compareReplacements)
  return [...originalBack(context), ...others].slice(0, MOST_REPLACEMENTS)
}

interface ReplacementContext {
  readonly request: IngredientReplacementRequest
  readonly written: Ingredient
  readonly original: Food
  /** One base portion of the meal as it is now. */
  readonly before: Macros
}

function originalBack(context: ReplacementContext): readonly IngredientReplacement[] {
  const { request, written, original } = context
  const isReplaced = request.replaced.some((replacement) => isAt(replacement, request.place))
  if (!isReplaced || !isAllowed(original, request.rules)) return []
  const replaced = setBack(request.replaced, request.place)
  return [describe(original, { grams: written.grams * request.scale, basis: 'original', replaced }, context)]
}

/** The current food is not a candidate for replacing itself. */
function isCandidate(food: Food, { request, original }: ReplacementContext): boolean {
  if (original.role === null || food.role !== original.role || food.id === original.id) return false
  if (foodsOfDish(request).has(food.id) || !isAllowed(food, request.rules)) return false
  return cooksLike(original, food) && fitsDish(food, request)
}

/** Whether the dish leaves the food neither raw nor out of season. */
function fitsDish(
  food: Food,
  { meal, place: { dish: index, ingredient }, month }: IngredientReplacementRequest,
): boolean {
  const dish = meal.dishes[index]
  if (dish === undefined || staysDry(food, dish, ingredient)) return false
  return isSoldIn(month, food.id, { orFrozen: mayBeFrozen(dish, ingredient) })
}

function replaceBy(food: Food, context: ReplacementContext): readonly IngredientReplacement[] {
  const { request, written, original } = context
  if (original.role === null) return []
  const basis = REPLACEMENT_ROLES[original.role]
  const grams = replacementGrams(basis, { original, food, grams: written.grams * request.scale })
  if (grams === null) return []
  const ingredient = { ...request.place, foodId: food.id, grams: grams / request.scale }
  const replacement = describe(
    food,
    { grams, basis, replaced: addReplacedIngredient(request.replaced, ingredient) },
    context,
  )
  return isFatAllowed(replacement.meal, context) ? [replacement] : []
}

function isAllowed(food: Food, rules: EatingRules): boolean {
  if (excludedIn([food], rules).length > 0) return false
  return rules.diet === 'glp1' || suitableDiets([food]).has(rules.diet)
}

/** On GLP-1 a meal must not become too fat, and one already too fat must not become fatter. */
function isFatAllowed(meal: Meal, { request, before }: ReplacementContext): boolean {
  if (request.rules.diet !== 'glp1') return true
  const after = mealNutrition(meal, request.foodById)
  return isGlp1Suitable(after) || fatShare(after) <= fatShare(before)
}

function fatShare(macros: Macros): number {
  return (KCAL_PER_GRAM.fat * macros.fatG) / atwaterKcal(macros)
}

function foodsOfDish({ meal, replaced, place }: IngredientReplacementRequest): ReadonlySet<string> {
  return new Set(withReplacedIngredients(meal, replaced).dishes[place.dish]?.ingredients.map(({ foodId }) => foodId))
}

function describe(
  food: Food,
  chosen: Pick<IngredientReplacement, 'grams' | 'basis' | 'replaced'>,
  { request, written, original, before }: ReplacementContext,
): IngredientReplacement {
  const meal = withReplacedIngredients(request.meal, chosen.replaced)
  const macros = mealNutrition(meal, request.foodById)
  const own = ingredientMacros(original, written.grams * request.scale)
  return {
    food,
    ...chosen,
    meal,
    macros: combine(macros, macros, (after) => after * request.scale),
    change: combine(macros, before, (after, now) => (after - now) * request.scale),
    shiftKcal: shiftBetween(own, ingredientMacros(food, chosen.grams)),
  }
}

function shiftBetween(one: Macros, other: Macros): number {
  return (
    KCAL_PER_GRAM.protein * Math.abs(one.proteinG - other.proteinG) +
    KCAL_PER_GRAM.fat * Math.abs(one.fatG - other.fatG) +
    KCAL_PER_GRAM.carbohydrate * Math.abs(one.carbohydrateG - other.carbohydrateG)
  )
}

function combine(one: Macros, other: Macros, toValue: (one: number, other: number) => number): Macros {
  return {
    kcal: toValue(one.kcal, other.kcal),
    proteinG: toValue(one.proteinG, other.proteinG),
    fatG: toValue(one.fatG, other.fatG),
    carbohydrateG: toValue(one.carbohydrateG, other.carbohydrateG),
  }
}

function compareReplacements(a: IngredientReplacement, b: IngredientReplacement): number {
  if (a.shiftKcal !== b.shiftKcal) return a.shiftKcal - b.shiftKcal
  return a.food.id < b.food.id ? -1 : 1
}

function requireFood(foodId: string, foodById: FoodById): Food {
  const food = foodById.get(foodId)
  if (food === undefined) throw new Error(`No food "${foodId}" in the table`)
  return food
}

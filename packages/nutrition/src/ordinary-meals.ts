import type { Food } from './food.ts'
import type { FoodById } from './meal-macros.ts'
import type { Dish, Ingredient, Meal, MealTexts } from './meal.ts'
import { plainStep, type RecipeStep, type StepIngredient } from './recipe-step.ts'

/** The ordinary food that people who eat gluten get in place of a special one. */
interface OrdinaryFood {
  readonly foodId: string
  /** What English steps call it. Polish steps inflect, so a recipe writes its own words. */
  readonly words: string
}

/**
 * Foods made for people who avoid gluten, which are dearer and seldom better for others. Corn tortillas, soba of buckwheat,
 * rice and millet are missing: they are the ordinary food of their dishes.
 */
const ORDINARY_FOODS: Readonly<Partial<Record<string, OrdinaryFood>>> = {
  'gluten-free-bread': { foodId: 'sourdough-bread', words: 'bread' },
  'gluten-free-breadcrumbs': { foodId: 'breadcrumbs', words: 'breadcrumbs' },
  'gluten-free-corn-flakes': { foodId: 'corn-flakes', words: 'corn flakes' },
  'gluten-free-oats': { foodId: 'rolled-oats', words: 'oats' },
  'gluten-free-pasta': { foodId: 'penne', words: 'pasta' },
  'reduced-salt-tamari': { foodId: 'reduced-salt-soy-sauce', words: 'soy sauce' },
  tamari: { foodId: 'soy-sauce', words: 'soy sauce' },
}

/** Whether it is made for people who avoid gluten, and stands for an ordinary food. */
export const isSpecialFood = (foodId: string): boolean => ORDINARY_FOODS[foodId] !== undefined

/** Words that name a special food in English or Polish: "gluten-free", "bezglutenowy", "tamari". */
const NAMES_SPECIAL_FOOD = /gluten|tamari/iu

/** Whether a text would be wrong over the ordinary food. */
export const namesSpecialFood = (text: string): boolean => NAMES_SPECIAL_FOOD.test(text)

/** Two hyphens, because no file of a recipe may be named so. */
const ORDINARY_ENDING = '--ordinary'

/** The id of a meal's ordinary form, whether it has one or not. */
export const ordinaryMealId = (recipeId: string): string => `${recipeId}${ORDINARY_ENDING}`

/** The id of the recipe that a meal was written as: its own, or that of which it is the ordinary form. */
export const recipeIdOf = (mealId: string): string =>
  mealId.endsWith(ORDINARY_ENDING) ? mealId.slice(0, -ORDINARY_ENDING.length) : mealId

/** All recipes, each followed by its ordinary form if it has one. */
export const withOrdinaryMeals = (meals: readonly Meal[], foodById: FoodById): readonly Meal[] =>
  meals.flatMap((meal) => {
    const ordinary = toOrdinaryMeal(meal, foodById)
    return ordinary === null ? [meal] : [meal, ordinary]
  })

/**
 * The meals that a person is offered out of those they may eat: a special form only if they may not eat the ordinary one.
 *
 * @param allowed all of them, because the ordinary form is looked up here.
 */
export function preferOrdinary<T extends { readonly id: string }>(allowed: readonly T[]): readonly T[] {
  const ids = new Set(allowed.map(({ id }) => id))
  return allowed.filter(({ id }) => !ids.has(ordinaryMealId(id)))
}

/**
 * The meal with ordinary foods in place of the special ones. Its allergens, diets and figures follow from these foods. Null
 * when it has no special food, when the table lacks the ordinary one, and when a text names the special one, as "Gluten-free
 * toast" does: a recipe that is about the food keeps it.
 */
export function toOrdinaryMeal(meal: Meal, foodById: FoodById): Meal | null {
  if (!meal.dishes.some(({ ingredients }) => ingredients.some(({ foodId }) => isSpecialFood(foodId)))) return null
  const dishes = meal.dishes.map((dish) => toOrdinaryDish(dish, foodById))
  if (!dishes.every((dish) => dish !== null)) return null
  const ordinary = {
    ...meal,
    id: ordinaryMealId(meal.id),
    dishes,
    ...(meal.polish === undefined ? {} : { polish: toOrdinaryTexts(meal.polish, meal.dishes) }),
  }
  return textsOf(ordinary).some(namesSpecialFood) ? null : ordinary
}

function toOrdinaryDish(dish: Dish, foodById: FoodById): Dish | null {
  const ingredients = dish.ingredients.map((ingredient) => toOrdinaryIngredient(ingredient, foodById))
  if (!ingredients.every((ingredient) => ingredient !== null)) return null
  // A dish names each food once.
  if (new Set(ingredients.map(({ foodId }) => foodId)).size < ingredients.length) return null
  const steps = dish.steps.map((step) =>
    mapPlaces(step, dish, (place, { words }) => (namesSpecialFood(place.words) ? { ...place, words } : place)),
  )
  return { ...dish, ingredients, steps }
}

function toOrdinaryIngredient(ingredient: Ingredient, foodById: FoodById): Ingredient | null {
  const ordinaryId = ORDINARY_FOODS[ingredient.foodId]?.foodId
  if (ordinaryId === undefined) return ingredient
  const [special, ordinary] = [foodById.get(ingredient.foodId), foodById.get(ordinaryId)]
  if (special === undefined || ordinary === undefined) return null
  return { ...ingredient, foodId: ordinaryId, grams: ordinaryGrams(ingredient.grams, special, ordinary) }
}

/** As many slices of ordinary bread as of the special one; other foods keep their weight. */
function ordinaryGrams(grams: number, special: Food, ordinary: Food): number {
  const [from, to] = [sliceG(special), sliceG(ordinary)]
  return from === null || to === null ? grams : (grams / from) * to
}

const sliceG = ({ isCountable, measures }: Food): number | null =>
  isCountable ? (measures.find(({ unit }) => unit === 'slice')?.grams ?? null) : null

/** Polish texts with the words that the recipe gives for the ordinary food. */
const toOrdinaryTexts = (texts: MealTexts, dishes: readonly Dish[]): MealTexts => ({
  ...texts,
  dishes: texts.dishes.map((dish, index) => ({
    ...dish,
    steps: dish.steps.map((step) =>
      mapPlaces(step, dishes[index], ({ ordinaryWords, ...place }) => ({
        ...place,
        words: ordinaryWords ?? place.words,
      })),
    ),
  })),
})

/** The step with the places of special foods changed. */
const mapPlaces = (
  step: RecipeStep,
  dish: Dish | undefined,
  change: (place: StepIngredient, ordinary: OrdinaryFood) => StepIngredient,
): RecipeStep =>
  step.map((part) => {
    if (typeof part === 'string') return part
    const ordinary = ORDINARY_FOODS[dish?.ingredients[part.ingredient]?.foodId ?? '']
    return ordinary === undefined ? part : change(part, ordinary)
  })

function textsOf({ name, localName, eveningNote, dishes, polish }: Meal): readonly string[] {
  const ofBoth = [...dishes, ...(polish?.dishes ?? [])]
  return [
    name,
    localName ?? '',
    eveningNote ?? '',
    polish?.name ?? '',
    polish?.eveningNote ?? '',
    ...ofBoth.flatMap((dish) => [dish.name, ...dish.steps.map(plainStep)]),
  ]
}

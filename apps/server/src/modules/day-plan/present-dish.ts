import type { CalendarDay } from '@dayplate/dates'
import type { IngredientPlace } from '@dayplate/nutrition'
import type { SystemOfMeasures } from '@dayplate/units'
import type { DayDish, DishIngredient, DishPot, Measurement } from '../../platform/graphql/schema.gen.ts'
import { textsOf, type MealVersion, type VersionedIngredient } from '../catalogue/index.ts'
import { pictureUrls } from '../pictures/index.ts'
import { formIn } from './food-form.ts'
import { measurementsOf } from './measure-text.ts'
import { presentSteps, stepLine, type StepReader } from './present-steps.ts'
import type { PlannedMeal, StoredDay } from '../stored-plans/index.ts'

type Language = 'en' | 'pl'

/** An ingredient. Its replacements are worked out only when a query asks for them. */
export interface IngredientView extends Omit<
  DishIngredient,
  'hasReplacement' | 'original' | 'replacements' | 'saleProductVariant'
> {
  /** Its place in a plan; null in a meal that is only offered. */
  readonly slot: IngredientSlot | null
}

/** The place of a meal in a plan. */
export interface PlannedSlot {
  readonly day: StoredDay
  readonly planned: PlannedMeal
}

/** The place of an ingredient in a plan. */
export interface IngredientSlot extends PlannedSlot {
  readonly place: IngredientPlace
}

/** A dish. The days it is eaten on are looked up only when a query asks for them. */
export interface DishView extends Omit<DayDish, 'ingredients' | 'portionDates' | 'pot'> {
  readonly ingredients: IngredientView[]
  /** The place of its meal in a plan; null in a meal that is only offered. */
  readonly slot: PlannedSlot | null
  /** The amounts of all portions of a pot together; null for a dish that is made fresh for each plate. */
  readonly presentPot: ((portions: readonly PotPortion[]) => DishPot) | null
}

/** One portion of a pot. */
export interface PotPortion {
  readonly date: CalendarDay
  /** Factor on the base portion of the recipe. */
  readonly scale: number
}

interface DishParts {
  readonly version: MealVersion
  readonly planned: PlannedMeal
  readonly language: Language
  readonly system: SystemOfMeasures
  readonly key: string
  /** The day of the meal; null for a meal that is only offered. */
  readonly day: StoredDay | null
}

/** The dishes of a meal for the gateway, with amounts scaled to the portion. */
export const presentDishes = (parts: DishParts): DishView[] =>
  parts.version.dishes.map((dish, index) => presentDish(dish, index, parts))

function presentDish(dish: MealVersion['dishes'][number], index: number, parts: DishParts): DishView {
  const { planned, day, version, language, system } = parts
  const key = `${parts.key}:${index}`
  const texts = textsOf(version, language)
  const { name, steps } = texts.dishes[index] ?? dish
  const alike = scalesAlike(planned)
  const stepsFor = (scale: number) => presentSteps(steps, dish, { scale, alike, language, system })
  const ownSteps = stepsFor(planned.scale)
  const isFresh = dish.isFresh ?? false
  return {
    slot: day === null ? null : { day, planned },
    id: key,
    key,
    name,
    recipe: ownSteps.map(stepLine),
    steps: ownSteps,
    recipeNote: texts.eveningNote,
    leftoverUse: leftoverUseOf(version),
    isFresh,
    isPortioned: planned.portionsTotal > 1,
    portions: planned.portion,
    portionsTotal: planned.portionsTotal,
    isFirstOccurrence: planned.portion === 1,
    isLastOccurrence: planned.portion === planned.portionsTotal,
    ingredients: dish.ingredients.map((ingredient, place) =>
      presentIngredient(
        ingredient,
        { dish: index, ingredient: place },
        { ...parts, measurements: measureIngredient(dish, place, { ...parts, scale: planned.scale, alike }) },
      ),
    ),
    presentPot: isFresh
      ? null
      : (portions) => {
          const scale = portions.reduce((sum, portion) => sum + portion.scale, 0)
          return {
            portions: portions.length,
            steps: stepsFor(scale),
            amounts: dish.ingredients.map((_, place) => ({
              measurements: measureIngredient(dish, place, { ...parts, scale, alike }),
            })),
          }
        },
  }
}

/** A plate and its pot are measured in the same unit. Its portions are about equal, which is near enough to choose one. */
const scalesAlike = ({ scale, portionsTotal }: PlannedMeal): readonly number[] =>
  portionsTotal > 1 ? [scale, scale * portionsTotal] : []

/** The measurements of an ingredient for a plate or a pot. */
export function measureIngredient(
  { ingredients, steps }: MealVersion['dishes'][number],
  place: number,
  { scale, alike = [], language, system }: StepReader,
): Measurement[] {
  const ingredient = ingredients[place]
  if (ingredient === undefined) throw new RangeError(`the dish has no ingredient ${place}`)
  const { grams } = ingredient
  const food = { ...ingredient, ...formIn(steps, place) }
  return measurementsOf(grams * scale, food, { language, system, alike: alike.map((other) => grams * other) })
}

/** The gateway's word for how kept portions are eaten. */
export const leftoverUseOf = ({ leftoverUse }: MealVersion) =>
  leftoverUse === undefined ? null : leftoverUse === 'cold' ? ('COLD' as const) : ('REHEAT' as const)

/** The key of an ingredient as the user sees it. Another food in its place has another key. */
export const ingredientKeyOf = (productAmountId: string, foodId: string): string => `${productAmountId}:${foodId}`

function presentIngredient(
  ingredient: VersionedIngredient,
  place: IngredientPlace,
  parts: DishParts & Pick<IngredientView, 'measurements'>,
): IngredientView {
  const { language, key, planned, day } = parts
  const productAmountId = `${key}:${place.dish}:${place.ingredient}`
  return {
    key: ingredientKeyOf(productAmountId, ingredient.foodId),
    productAmountId,
    productId: ingredient.foodId,
    name: ingredient.name[language],
    category: {
      id: ingredient.category,
      name: ingredient.category,
      isSeasoning: ingredient.isSeasoning,
      isOptional: ingredient.isOptional,
    },
    measurements: parts.measurements,
    imageUrl: pictureUrls.food({ id: ingredient.foodId, category: ingredient.category }),
    slot: day === null ? null : { day, planned, place },
  }
}

import type { CalendarDay } from '@dayplate/dates'
import type { IngredientPlace } from '@dayplate/nutrition'
import type { SystemOfMeasures } from '@dayplate/units'
import type { DayDish, DishIngredient, DishPot } from '../../platform/graphql/schema.gen.ts'
import { textsOf, type MealVersion, type VersionedIngredient } from '../catalogue/index.ts'
import { pictureUrls } from '../pictures/index.ts'
import { measurementsOf } from './measure-text.ts'
import { presentSteps, stepLine } from './present-steps.ts'
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
  const stepsFor = (scale: number) => presentSteps(steps, dish.ingredients, { scale, language, system })
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
      presentIngredient(ingredient, { dish: index, ingredient: place }, parts),
    ),
    presentPot: isFresh
      ? null
      : (portions) => {
          const scale = portions.reduce((sum, portion) => sum + portion.scale, 0)
          return {
            portions: portions.length,
            steps: stepsFor(scale),
            amounts: dish.ingredients.map((ingredient) => ({
              measurements: measurementsOf(ingredient.grams * scale, ingredient, parts),
            })),
          }
        },
  }
}

/** The gateway's word for how kept portions are eaten. */
export const leftoverUseOf = ({ leftoverUse }: MealVersion) =>
  leftoverUse === undefined ? null : leftoverUse === 'cold' ? ('COLD' as const) : ('REHEAT' as const)

/** The key of an ingredient as the user sees it. Another food in its place has another key. */
export const ingredientKeyOf = (productAmountId: string, foodId: string): string => `${productAmountId}:${foodId}`

function presentIngredient(ingredient: VersionedIngredient, place: IngredientPlace, parts: DishParts): IngredientView {
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
    measurements: measurementsOf(ingredient.grams * planned.scale, ingredient, parts),
    imageUrl: pictureUrls.food(ingredient.foodId),
    slot: day === null ? null : { day, planned, place },
  }
}

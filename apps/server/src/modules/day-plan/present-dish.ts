import { bindUnits } from '@dayplate/messages/short-words'
import type { IngredientPlace } from '@dayplate/nutrition'
import type { DayDish, DishIngredient } from '../../platform/graphql/schema.gen.ts'
import type { MealVersion, VersionedIngredient } from '../catalogue/index.ts'
import { pictureUrls } from '../pictures/index.ts'
import { measurementsOf } from './measure-text.ts'
import type { PlannedMeal, StoredDay } from '../stored-plans/index.ts'

type Language = 'en' | 'pl'

/** An ingredient; what could stand in for it is worked out when it is asked for. */
export interface IngredientView extends Omit<
  DishIngredient,
  'hasReplacement' | 'original' | 'replacements' | 'saleProductVariant'
> {
  /** Where it stands in somebody's plan; null in a meal that is only offered. */
  readonly slot: IngredientSlot | null
}

/** Where a meal stands in a plan. */
export interface PlannedSlot {
  readonly day: StoredDay
  readonly planned: PlannedMeal
}

/** Where an ingredient stands in a plan. */
export interface IngredientSlot extends PlannedSlot {
  readonly place: IngredientPlace
}

/** A dish; on which days it is eaten is looked up when it is asked for. */
export interface DishView extends Omit<DayDish, 'ingredients' | 'portionDates'> {
  readonly ingredients: IngredientView[]
  /** Where its meal stands in somebody's plan; null in a meal that is only offered. */
  readonly slot: PlannedSlot | null
}

interface DishParts {
  readonly version: MealVersion
  readonly planned: PlannedMeal
  readonly language: Language
  readonly key: string
  /** The day the meal stands on; null for one that is only offered. */
  readonly day: StoredDay | null
}

/** The dishes of a meal for the gateway, with amounts scaled to the portion. */
export const presentDishes = (parts: DishParts): DishView[] =>
  parts.version.dishes.map((dish, index) => presentDish(dish, index, parts))

function presentDish(dish: MealVersion['dishes'][number], index: number, parts: DishParts): DishView {
  const { planned, day } = parts
  const key = `${parts.key}:${index}`
  return {
    slot: day === null ? null : { day, planned },
    id: key,
    key,
    name: dish.name,
    recipe: dish.steps.map(bindUnits),
    recipeNote: parts.version.eveningNote,
    isPortioned: planned.portionsTotal > 1,
    portions: planned.portion,
    portionsTotal: planned.portionsTotal,
    isFirstOccurrence: planned.portion === 1,
    isLastOccurrence: planned.portion === planned.portionsTotal,
    ingredients: dish.ingredients.map((ingredient, place) =>
      presentIngredient(ingredient, { dish: index, ingredient: place }, parts),
    ),
  }
}

/** An ingredient as it is seen: another food in its place has another key. */
export const ingredientKeyOf = (productAmountId: string, foodId: string): string => `${productAmountId}:${foodId}`

function presentIngredient(
  ingredient: VersionedIngredient,
  place: IngredientPlace,
  { language, key, planned, day }: DishParts,
): IngredientView {
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
    measurements: measurementsOf(ingredient.grams * planned.scale, ingredient, language),
    imageUrl: pictureUrls.food(ingredient.foodId),
    slot: day === null ? null : { day, planned, place },
  }
}

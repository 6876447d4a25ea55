import { bindUnits } from '@dayplate/messages/short-words'
import type { IngredientPlace } from '@dayplate/nutrition'
import type { DayDish, DishIngredient } from '../../platform/graphql/schema.gen.ts'
import type { MealVersion, VersionedIngredient } from '../catalogue/index.ts'
import { pictureUrls } from '../pictures/index.ts'
import { measurementsOf } from './measure-text.ts'
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
export interface DishView extends Omit<DayDish, 'ingredients' | 'portionDates'> {
  readonly ingredients: IngredientView[]
  /** The place of its meal in a plan; null in a meal that is only offered. */
  readonly slot: PlannedSlot | null
}

interface DishParts {
  readonly version: MealVersion
  readonly planned: PlannedMeal
  readonly language: Language
  readonly key: string
  /** The day of the meal; null for a meal that is only offered. */
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

/** The key of an ingredient as the user sees it. Another food in its place has another key. */
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

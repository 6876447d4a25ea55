import type { DayDish, DishIngredient } from '../../platform/graphql/schema.gen.ts'
import type { MealVersion, VersionedIngredient } from '../catalogue/index.ts'
import { pictureUrls } from '../pictures/index.ts'
import { measurementsOf } from './measure-text.ts'
import type { PlannedMeal } from './plan-day-document.ts'

type Language = 'en' | 'pl'

/** One dish of a planned meal as the wire says it, amounts scaled to the portion. */
export function composeDish(parts: {
  readonly dish: MealVersion['dishes'][number]
  readonly planned: PlannedMeal
  readonly version: MealVersion
  readonly language: Language
  readonly key: string
}): DayDish {
  const { dish, planned, language, key } = parts
  return {
    id: key,
    key,
    name: dish.name,
    recipe: [...dish.steps],
    recipeNote: parts.version.eveningNote,
    isPortioned: planned.portionsTotal > 1,
    portions: planned.portion,
    portionsTotal: planned.portionsTotal,
    isFirstOccurrence: planned.portion === 1,
    isLastOccurrence: planned.portion === planned.portionsTotal,
    ingredients: dish.ingredients.map((ingredient) => composeIngredient(ingredient, planned.scale, { language, key })),
  }
}

function composeIngredient(
  ingredient: VersionedIngredient,
  scale: number,
  { language, key }: { readonly language: Language; readonly key: string },
): DishIngredient {
  return {
    key: `${key}:${ingredient.foodId}`,
    productId: ingredient.foodId,
    name: ingredient.name[language],
    category: {
      id: ingredient.category,
      name: ingredient.category,
      isSeasoning: ingredient.isSeasoning,
      isOptional: ingredient.isOptional,
    },
    measurements: measurementsOf(ingredient.grams * scale, ingredient.measures, language),
    imageUrl: pictureUrls.food(ingredient.foodId),
  }
}

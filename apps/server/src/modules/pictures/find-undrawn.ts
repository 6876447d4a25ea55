import { drawingOfFood, showsItsFood, UNDRAWN_FOODS } from '@dayplate/food-pictures'
import { recipeIdOf } from '@dayplate/nutrition'
import { makeCatalogue, type CatalogueContent } from '../catalogue/index.ts'
import { pictured } from './draw-meal.ts'

/** Foods and meals that pictures cannot show, by ids in the catalogue's order. */
export interface Undrawn {
  /** Foods that have no drawing and are not marked as needing none. */
  readonly foods: readonly string[]
  /** Meals without a visible food. Their picture is the default of their meal type. */
  readonly meals: readonly string[]
}

/** Compares the catalogue with the drawings, because neither package may import the other. */
export function findUndrawn(content: CatalogueContent): Undrawn {
  const versions = [...makeCatalogue(content).currentByMealId.values()]
  return {
    foods: content.foods
      .map(({ id }) => id)
      .filter((id) => !Object.hasOwn(drawingOfFood, id) && !UNDRAWN_FOODS.has(id)),
    meals: [
      ...new Set(
        versions.filter((version) => !showsItsFood(pictured(version))).map(({ mealId }) => recipeIdOf(mealId)),
      ),
    ],
  }
}

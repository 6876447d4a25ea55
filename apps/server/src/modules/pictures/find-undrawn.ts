import { drawingOfFood, showsItsFood, UNDRAWN_FOODS } from '@dayplate/food-pictures'
import { makeCatalogue, type CatalogueContent } from '../catalogue/index.ts'
import { pictured } from './draw-meal.ts'

/** What pictures cannot show, by ids in the catalogue's order. */
export interface Undrawn {
  /** Foods with neither a drawing nor the decision that they need none. */
  readonly foods: readonly string[]
  /** Meals of which no food can be seen: their picture is the usual one of their meal type. */
  readonly meals: readonly string[]
}

/** The joint of catalogue and drawings, which do not know each other. */
export function findUndrawn(content: CatalogueContent): Undrawn {
  const versions = [...makeCatalogue(content).currentByMealId.values()]
  return {
    foods: content.foods
      .map(({ id }) => id)
      .filter((id) => !Object.hasOwn(drawingOfFood, id) && !UNDRAWN_FOODS.has(id)),
    meals: versions.filter((version) => !showsItsFood(pictured(version))).map(({ mealId }) => mealId),
  }
}

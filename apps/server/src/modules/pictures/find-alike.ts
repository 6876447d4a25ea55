import { mealLook } from '@dayplate/food-pictures'
import { recipeIdOf } from '@dayplate/nutrition'
import { makeCatalogue, type CatalogueContent } from '../catalogue/index.ts'
import { pictured } from './draw-meal.ts'

/** Groups of recipes whose pictures are identical, by ids in the catalogue's order. Two forms of one recipe may be. */
export function findAlike(content: CatalogueContent): readonly (readonly string[])[] {
  const versions = [...makeCatalogue(content).currentByMealId.values()]
  const ofLook = Map.groupBy(versions, (version) => mealLook(pictured(version)))
  return [...ofLook.values()]
    .map((group) => [...new Set(group.map(({ mealId }) => recipeIdOf(mealId)))])
    .filter(({ length }) => length > 1)
}

import { mealLook } from '@dayplate/food-pictures'
import { makeCatalogue, type CatalogueContent } from '../catalogue/index.ts'
import { pictured } from './draw-meal.ts'

/** Groups of meals whose pictures are identical, by ids in the catalogue's order. */
export function findAlike(content: CatalogueContent): readonly (readonly string[])[] {
  const versions = [...makeCatalogue(content).currentByMealId.values()]
  const ofLook = Map.groupBy(versions, (version) => mealLook(pictured(version)))
  return [...ofLook.values()].filter(({ length }) => length > 1).map((group) => group.map(({ mealId }) => mealId))
}

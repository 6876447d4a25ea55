import { mealLook } from '@dayplate/food-pictures'
import { makeCatalogue, type CatalogueContent } from '../catalogue/index.ts'
import { pictured } from './draw-meal.ts'

/** Groups of meals, by ids in the catalogue's order, that nobody can tell apart by their pictures. */
export function findAlike(content: CatalogueContent): readonly (readonly string[])[] {
  const versions = [...makeCatalogue(content).currentByMealId.values()]
  const ofLook = Map.groupBy(versions, (version) => mealLook(pictured(version)))
  return [...ofLook.values()].filter(({ length }) => length > 1).map((group) => group.map(({ mealId }) => mealId))
}

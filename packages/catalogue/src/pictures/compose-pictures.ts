import { composePicture, type Composition } from '@dayplate/food-pictures/compose'
import type { Catalogue } from '../catalogue.ts'

/** The composition of every recipe's picture, by the recipe's id. */
export function composePictures({ foods, meals }: Catalogue): ReadonlyMap<string, Composition> {
  const roles = new Map(foods.map(({ id, role }) => [id, role]))
  return new Map(meals.map((meal) => [meal.id, composePicture(meal, (foodId) => roles.get(foodId) ?? null)]))
}

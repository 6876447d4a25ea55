import { foods, meals, pictures } from '../../packages/catalogue/src/index.ts'
import { platedMeal } from '../../packages/food-pictures/src/compose/index.ts'
import type { PlatedMeal } from '../../packages/food-pictures/src/relief/plated-meal.ts'

/** Every meal of the catalogue, ready to be drawn. */
export function catalogueMeals(): readonly PlatedMeal[] {
  const roles = new Map<string, string | null>(foods.map(({ id, role }) => [id, role]))
  return meals.map((meal) => {
    const composition = pictures.get(meal.id)
    const plated =
      composition === undefined ? null : platedMeal(meal, composition, (foodId) => roles.get(foodId) ?? null)
    if (plated === null) throw new Error(`${meal.id} has no picture`)
    return plated
  })
}

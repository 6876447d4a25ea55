import { meals, pictures } from '@dayplate/catalogue'
import type { PlatedMeal } from '@dayplate/food-pictures'
import { type Composition, composePicture, platedMeal } from '@dayplate/food-pictures/compose'
import { recipeIdOf } from '@dayplate/nutrition'
import { mealOfVersion, type MealVersion } from '../../catalogue/index.ts'
import { roleOnPlate } from './role-of-food.ts'

const RECIPES = new Map(meals.map((meal) => [meal.id, meal]))

/** The composition that was built with the recipe of this version; undefined for others, such as an operator's own. */
function storedComposition({ mealId, dishes }: MealVersion): Composition | undefined {
  const id = recipeIdOf(mealId)
  const recipe = RECIPES.get(id)
  const isSame =
    recipe?.dishes.length === dishes.length && recipe.dishes.every(({ name }, index) => name === dishes[index]?.name)
  return isSame ? pictures.get(id) : undefined
}

/** A meal version ready to be drawn, whether or not its forms are written. */
export function composeVersion(version: MealVersion): PlatedMeal {
  const roles = new Map(
    version.dishes.flatMap(({ ingredients }) =>
      ingredients.map(({ foodId, ...food }) => [foodId, roleOnPlate({ id: foodId, ...food })]),
    ),
  )
  const roleOf = (foodId: string): string | null => roles.get(foodId) ?? null
  // Both forms of a recipe fall alike.
  const meal = { ...mealOfVersion(version), id: recipeIdOf(version.mealId) }
  const stored = storedComposition(version)
  const plated = stored === undefined ? null : platedMeal(meal, stored, roleOf)
  const composed = plated ?? platedMeal(meal, composePicture(meal, roleOf), roleOf)
  if (composed === null) throw new Error(`The composition of ${version.id} has other dishes than the meal`)
  return composed
}

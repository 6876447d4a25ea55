import { foods, meals, pictures } from '@dayplate/catalogue'
import type { PlatedMeal } from '@dayplate/food-pictures'
import { type Composition, composePicture, platedMeal } from '@dayplate/food-pictures/compose'
import { type FoodCategory, recipeIdOf } from '@dayplate/nutrition'
import { mealOfVersion, type MealVersion } from '../../catalogue/index.ts'

const ROLES = new Map<string, string | null>(foods.map(({ id, role }) => [id, role]))
const RECIPES = new Map(meals.map((meal) => [meal.id, meal]))

/** What a food of an operator is drawn like, by its shelf. Others are not seen by themselves. */
const ROLE_OF_CATEGORY: Readonly<Record<FoodCategory, string | null>> = {
  vegetables: 'soft-vegetable',
  fruit: 'orchard-fruit',
  bread: 'bread',
  grains: 'cooked-grain',
  dairy: 'fresh-cheese',
  eggs: 'egg',
  meat: 'lean-meat',
  fish: 'white-fish',
  'plant-protein': 'tofu-like',
  'nuts-and-seeds': 'nut',
  fats: null,
  seasonings: null,
  sweet: null,
  water: null,
}

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
  const categories = new Map(
    version.dishes.flatMap((dish) => dish.ingredients.map((one) => [one.foodId, one.category])),
  )
  const roleOf = (foodId: string): string | null => {
    const category = categories.get(foodId)
    return ROLES.get(foodId) ?? (category === undefined || ROLES.has(foodId) ? null : ROLE_OF_CATEGORY[category])
  }
  // Both forms of a recipe fall alike.
  const meal = { ...mealOfVersion(version), id: recipeIdOf(version.mealId) }
  const stored = storedComposition(version)
  const plated = stored === undefined ? null : platedMeal(meal, stored, roleOf)
  const composed = plated ?? platedMeal(meal, composePicture(meal, roleOf), roleOf)
  if (composed === null) throw new Error(`The composition of ${version.id} has other dishes than the meal`)
  return composed
}

import { withOrdinaryMeals, type Food, type Meal } from '@dayplate/nutrition'
import { contentName, versionOf, type MealVersion } from './meal-version.ts'

/** The foods and meals that plans use now, and every version that stored days refer to. */
export interface Catalogue {
  /**
   * Identifies the content of all foods and meals, so that a plan can record what it was planned from. Includes allergens,
   * because they affect planning.
   */
  readonly version: string
  /** Every recipe, and the ordinary form of those with special foods: see `withOrdinaryMeals`. */
  readonly meals: readonly Meal[]
  readonly foodById: ReadonlyMap<string, Food>
  /** The current version of each meal, by meal id. */
  readonly currentByMealId: ReadonlyMap<string, MealVersion>
  /** Every known version by its id, including old ones. */
  readonly versions: Map<string, MealVersion>
}

/** Makes a catalogue of foods and recipes; `stored` are the versions of earlier releases. */
export function makeCatalogue(
  source: { readonly foods: readonly Food[]; readonly meals: readonly Meal[] },
  stored: readonly MealVersion[] = [],
): Catalogue {
  const foodById = new Map(source.foods.map((food) => [food.id, food]))
  const meals = withOrdinaryMeals(source.meals, foodById)
  const current = meals.map((meal) => versionOf(meal, foodById))
  return {
    version: contentName({ foods: source.foods, meals }),
    meals,
    foodById,
    currentByMealId: new Map(current.map((version) => [version.mealId, version])),
    versions: new Map([...stored, ...current].map((version) => [version.id, version])),
  }
}

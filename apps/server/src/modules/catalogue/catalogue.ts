import type { Food, Meal } from '@dayplate/nutrition'
import { contentName, versionOf, type MealVersion } from './meal-version.ts'

/** What plans are made of right now, and every version that stored days still point at. */
export interface Catalogue {
  /** Names all foods and meals, so that a plan can say what it was made from: allergens of a food decide it too. */
  readonly version: string
  readonly meals: readonly Meal[]
  readonly foodById: ReadonlyMap<string, Food>
  /** Current version of each meal, by meal id. */
  readonly currentByMealId: ReadonlyMap<string, MealVersion>
  /** Every known version by its id, old ones too. */
  readonly versions: Map<string, MealVersion>
}

/** A catalogue of foods and meals; `stored` are versions kept from earlier releases. */
export function makeCatalogue(
  source: { readonly foods: readonly Food[]; readonly meals: readonly Meal[] },
  stored: readonly MealVersion[] = [],
): Catalogue {
  const foodById = new Map(source.foods.map((food) => [food.id, food]))
  const current = source.meals.map((meal) => versionOf(meal, foodById))
  return {
    version: contentName({ foods: source.foods, meals: source.meals }),
    meals: source.meals,
    foodById,
    currentByMealId: new Map(current.map((version) => [version.mealId, version])),
    versions: new Map([...stored, ...current].map((version) => [version.id, version])),
  }
}

import { dietsOfMeal, MEAL_TYPES, recipeIdOf } from '@dayplate/nutrition'
import type { Catalogue, MealVersion } from '../../catalogue/index.ts'
import { platedOf } from '../lit-plates/plated-of.ts'
import { pictureUrls } from '../picture-urls.ts'

/** A meal as the gallery shows it. */
export interface GalleryMeal {
  readonly name: string
  readonly type: MealVersion['type']
  /** The forms of its dishes, each once; none for a meal that keeps its SVG drawing. */
  readonly forms: readonly string[]
  /** What it is served in or on; null for a meal that keeps its SVG drawing. */
  readonly vessel: string | null
  readonly diets: readonly string[]
  readonly foodIds: readonly string[]
  /** The address of its picture in the gateway's answers. */
  readonly picture: string
}

/** Every recipe of the catalogue, from breakfast to dinner. Its ordinary form is left out, because both look alike. */
export const galleryMeals = (catalogue: Catalogue): readonly GalleryMeal[] =>
  [...catalogue.currentByMealId.values()]
    .filter(({ mealId }) => mealId === recipeIdOf(mealId))
    .map((version) => galleryMeal(version, catalogue))
    .toSorted((one, other) => MEAL_TYPES.indexOf(one.type) - MEAL_TYPES.indexOf(other.type))

function galleryMeal(version: MealVersion, { foodById }: Catalogue): GalleryMeal {
  const plated = platedOf(version)
  const foods = version.dishes.flatMap(({ ingredients }) =>
    ingredients.flatMap(({ foodId }) => foodById.get(foodId) ?? []),
  )
  return {
    name: version.name,
    type: version.type,
    forms: [...new Set(plated?.dishes.map(({ form }) => form))],
    vessel: plated?.vessel ?? null,
    diets: [...dietsOfMeal(foods, version.nutrition)],
    foodIds: foods.map(({ id }) => id),
    picture: pictureUrls.meal(version).full,
  }
}

import { MEAL_TYPE_NAMES } from '@dayplate/messages/server'
import type { FavoriteMeal } from '../../platform/graphql/schema.gen.ts'
import type { SystemOfMeasures } from '@dayplate/units'
import { publicNameOf, type MealVersion } from '../catalogue/index.ts'
import { pictureUrls, videoUrl } from '../pictures/index.ts'
import { presentDishes, durationOf, presentMacro, WIRE_MEAL_TYPE, type DishView } from '../day-plan/index.ts'

/** A favourite for the gateway. Its dishes and allergens are worked out only when a query asks for them. */
export interface FavouriteView extends Omit<FavoriteMeal, 'dishes' | 'allergens' | 'isFavorite'> {
  readonly version: MealVersion
  readonly presentDishes: (system: SystemOfMeasures) => DishView[]
}

/** A meal of the catalogue in its base portion. */
export function presentFavourite(version: MealVersion, language: 'en' | 'pl'): FavouriteView {
  const { type, mealId, nutrition } = version
  const name = MEAL_TYPE_NAMES[type][language]
  const planned = { type, version: version.id, scale: 1, portion: 1, portionsTotal: 1 }
  return {
    version,
    id: mealId,
    name,
    mealType: { type: WIRE_MEAL_TYPE[type], name },
    ...publicNameOf(version, language),
    kcal: Math.round(nutrition.kcal),
    macro: presentMacro(nutrition, nutrition.animalProteinG),
    preparationTime: durationOf(version.preparationMinutes),
    preparationImageUrl: pictureUrls.meal(version).full,
    preparationVideoUrl: videoUrl(version.video),
    presentDishes: (system) =>
      presentDishes({ version, planned, language, system, key: `favourite:${mealId}`, day: null }),
  }
}

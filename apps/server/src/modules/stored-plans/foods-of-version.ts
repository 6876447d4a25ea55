import { excludedIn, type Exclusion, type Exclusions, type Food } from '@dayplate/nutrition'
import type { Catalogue, MealVersion } from '../catalogue/index.ts'

/** The foods of a stored meal that are still in the table, each once. */
export function foodsOfVersion(catalogue: Catalogue, version: MealVersion): readonly Food[] {
  return foodIdsOf(version).flatMap((foodId) => catalogue.foodById.get(foodId) ?? [])
}

/** The exclusions of a person that this meal contains, judged by its foods. */
export function excludedInVersion(
  catalogue: Catalogue,
  version: MealVersion,
  exclusions: Exclusions,
): readonly Exclusion[] {
  return excludedIn(foodsOfVersion(catalogue, version), exclusions)
}

/**
 * Whether a stored meal may still be served. A food that is no longer in the table may contain any allergen, so a person who
 * excludes allergens is not served it.
 */
export function isVersionAllowed(catalogue: Catalogue, version: MealVersion, exclusions: Exclusions): boolean {
  const isKnown = foodIdsOf(version).every((foodId) => catalogue.foodById.has(foodId))
  if (!isKnown && exclusions.allergens.size > 0) return false
  return excludedInVersion(catalogue, version, exclusions).length === 0
}

const idsByVersion = new WeakMap<MealVersion, readonly string[]>()

/** Cached for each version, because versions never change and every day that contains one needs the list. */
function foodIdsOf(version: MealVersion): readonly string[] {
  const known = idsByVersion.get(version)
  if (known !== undefined) return known
  const ids = [...new Set(version.dishes.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId)))]
  idsByVersion.set(version, ids)
  return ids
}

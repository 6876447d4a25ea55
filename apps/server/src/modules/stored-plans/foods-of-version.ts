import { excludedIn, type Exclusion, type Exclusions, type Food } from '@dayplate/nutrition'
import type { Catalogue, MealVersion } from '../catalogue/index.ts'

/** The foods of a stored meal that the table still knows, each once. */
export function foodsOfVersion(catalogue: Catalogue, version: MealVersion): readonly Food[] {
  return foodIdsOf(version).flatMap((foodId) => catalogue.foodById.get(foodId) ?? [])
}

/** What somebody leaves out and this meal holds, by the foods it is made of. */
export function excludedInVersion(
  catalogue: Catalogue,
  version: MealVersion,
  exclusions: Exclusions,
): readonly Exclusion[] {
  return excludedIn(foodsOfVersion(catalogue, version), exclusions)
}

/**
 * Whether a stored meal may still be served. A food that the table no longer knows may hold any allergen: who leaves one out
 * is not served it.
 */
export function isVersionAllowed(catalogue: Catalogue, version: MealVersion, exclusions: Exclusions): boolean {
  const isKnown = foodIdsOf(version).every((foodId) => catalogue.foodById.has(foodId))
  if (!isKnown && exclusions.allergens.size > 0) return false
  return excludedInVersion(catalogue, version, exclusions).length === 0
}

const idsByVersion = new WeakMap<MealVersion, readonly string[]>()

/** Listed once for each version, because versions never change and every day they stand on asks. */
function foodIdsOf(version: MealVersion): readonly string[] {
  const known = idsByVersion.get(version)
  if (known !== undefined) return known
  const ids = [...new Set(version.dishes.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId)))]
  idsByVersion.set(version, ids)
  return ids
}

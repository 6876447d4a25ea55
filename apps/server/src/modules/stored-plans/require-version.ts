import type { Catalogue, MealVersion } from '../catalogue/index.ts'

/** A version that a stored day refers to. Versions are never deleted, so a missing one is a bug. */
export function requireVersion(catalogue: Catalogue, id: string): MealVersion {
  const version = catalogue.versions.get(id)
  if (version === undefined) throw new Error(`meal version ${id} is stored nowhere`)
  return version
}

import type { Catalogue } from './catalogue.ts'
import { findStoredVersions, storeVersions } from './catalogue.repository.ts'
import type { MealVersion } from './meal-version.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

/**
 * Makes sure that versions are in memory before a day is presented. All of them are read at the start; a server of a newer
 * release may have stored others since, while both run side by side.
 */
export async function loadMissingVersions(
  { db, catalogue }: { readonly db: Kysely<DB>; readonly catalogue: Catalogue },
  ids: readonly string[],
): Promise<void> {
  const missing = ids.filter((id) => !catalogue.versions.has(id))
  if (missing.length === 0) return
  for (const version of await findStoredVersions(db, missing)) catalogue.versions.set(version.id, version)
}

/** Keeps a version that is made now, such as a recipe with another ingredient; it may be kept already. */
export async function keepVersion(
  { db, catalogue }: { readonly db: Kysely<DB>; readonly catalogue: Catalogue },
  version: MealVersion,
  now: Date,
): Promise<void> {
  await storeVersions(db, [version], now)
  catalogue.versions.set(version.id, version)
}

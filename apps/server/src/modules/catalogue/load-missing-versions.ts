import type { Catalogue } from './catalogue.ts'
import { findStoredVersions, storeVersions } from './catalogue.repository.ts'
import type { MealVersion } from './meal-version.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

/**
 * Loads versions that are missing in memory before a day is presented. All are read at the start, but a server of a newer
 * release running beside this one may have stored others since.
 */
export async function loadMissingVersions(
  { db, catalogue }: { readonly db: Kysely<DB>; readonly catalogue: Catalogue },
  ids: readonly string[],
): Promise<void> {
  const missing = ids.filter((id) => !catalogue.versions.has(id))
  if (missing.length === 0) return
  for (const version of await findStoredVersions(db, missing)) catalogue.versions.set(version.id, version)
}

/** Stores a new version, such as a recipe with a replaced ingredient, and keeps it in memory. It may already be stored. */
export async function keepVersion(
  { db, catalogue }: { readonly db: Kysely<DB>; readonly catalogue: Catalogue },
  version: MealVersion,
  now: Date,
): Promise<void> {
  await storeVersions(db, [version], now)
  catalogue.versions.set(version.id, version)
}

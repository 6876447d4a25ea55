import type { Database } from '../../platform/db/database.ts'
import type { Catalogue } from './catalogue.ts'
import { findStoredVersions } from './catalogue.repository.ts'

/**
 * Makes sure that versions are in memory before a day is composed. All of them are read at the start; a server of a newer
 * release may have stored others since, while both run side by side.
 */
export async function loadMissingVersions(
  { db, catalogue }: { readonly db: Database; readonly catalogue: Catalogue },
  ids: readonly string[],
): Promise<void> {
  const missing = ids.filter((id) => !catalogue.versions.has(id))
  if (missing.length === 0) return
  for (const version of await findStoredVersions(db, missing)) catalogue.versions.set(version.id, version)
}

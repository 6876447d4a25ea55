import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Catalogue } from './catalogue.ts'
import { findStoredVersions } from './catalogue.repository.ts'
import { findRevision } from './overrides.repository.ts'
import { loadLayered, type LoadedCatalogue } from './load-catalogue.ts'

/** The catalogue of a server, kept up to date with imports on any server. */
export interface OpenCatalogue {
  /** The newest catalogue read. Each is immutable, so a caller may continue with an older one. */
  readonly current: Catalogue
  readonly leftOut: readonly string[]
  /** Reads the catalogue again if an import has changed it. Returns whether one has. */
  look(): Promise<boolean>
}

/** Opens the catalogue of the installation. The caller has to call `look` regularly. */
export async function openCatalogue(db: Database, clock: Clock): Promise<OpenCatalogue> {
  // Read before the catalogue: an import in between is then included, and read again at the next look.
  let revision = await findRevision(db)
  let loaded: LoadedCatalogue = await loadLayered({ db, clock }, await findStoredVersions(db))
  return {
    get current() {
      return loaded.catalogue
    },
    get leftOut() {
      return loaded.leftOut
    },
    async look() {
      const newest = await findRevision(db)
      if (newest === revision) return false
      const next = await loadLayered({ db, clock }, [...loaded.catalogue.versions.values()])
      keepVersions(loaded.catalogue, next.catalogue)
      loaded = next
      revision = newest
      return true
    },
  }
}

/** Copies versions into the next catalogue that the old one received while the next was loading. */
function keepVersions(from: Catalogue, to: Catalogue): void {
  for (const [id, version] of from.versions) if (!to.versions.has(id)) to.versions.set(id, version)
}

import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Catalogue } from './catalogue.ts'
import { findStoredVersions } from './catalogue.repository.ts'
import { findRevision } from './overrides.repository.ts'
import { loadLayered, type LoadedCatalogue } from './load-catalogue.ts'

/** The catalogue that a server plans with. It follows what operators import, on this server or beside it. */
export interface OpenCatalogue {
  /** The newest one read. Each is a value of its own: who holds one while another comes goes on with what they have. */
  readonly current: Catalogue
  readonly leftOut: readonly string[]
  /** Reads the catalogue again where an import has changed it since; says whether it has. */
  look(): Promise<boolean>
}

/** Opens the catalogue of the installation. Somebody has to `look` from time to time. */
export async function openCatalogue(db: Database, clock: Clock): Promise<OpenCatalogue> {
  // The revision first: an import in between is then read now, and once more at the next look.
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

/** Days read while the next catalogue was loading may have brought versions that only the old one got. */
function keepVersions(from: Catalogue, to: Catalogue): void {
  for (const [id, version] of from.versions) if (!to.versions.has(id)) to.versions.set(id, version)
}

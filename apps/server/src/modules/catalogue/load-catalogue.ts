import { foods, meals } from '@dayplate/catalogue'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { makeCatalogue, type Catalogue } from './catalogue.ts'
import { findStoredVersions, storeVersions } from './catalogue.repository.ts'

/** The catalogue of this release, with its versions stored and those of earlier releases read back. */
export async function loadCatalogue(db: Database, clock: Clock): Promise<Catalogue> {
  const catalogue = makeCatalogue({ foods, meals }, await findStoredVersions(db))
  await storeVersions(db, catalogue.currentByMealId.values(), instantOf(clock))
  return catalogue
}

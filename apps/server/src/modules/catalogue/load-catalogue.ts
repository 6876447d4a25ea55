import { foods, meals } from '@dayplate/catalogue'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { mergeCatalogue, withoutBrokenMeals, type CatalogueContent } from './catalogue-overrides.ts'
import { makeCatalogue, type Catalogue } from './catalogue.ts'
import { findStoredVersions, storeVersions } from './catalogue.repository.ts'
import { findOverrides } from './overrides.repository.ts'
import type { MealVersion } from './meal-version.ts'

/** What this release brings, before any operator's own. */
export const releaseCatalogue: CatalogueContent = { foods, meals }

/** The catalogue of this installation, with its versions stored and those of earlier ones read back. */
export const loadCatalogue = async (db: Database, clock: Clock): Promise<Catalogue> =>
  (await loadLayered({ db, clock }, await findStoredVersions(db))).catalogue

export interface LoadedCatalogue {
  readonly catalogue: Catalogue
  /** Meals that name a food which neither this release nor the operator has: nobody is given them. */
  readonly leftOut: readonly string[]
}

/** The release's catalogue with the operator's overrides. `known` are the versions that days may point at. */
export async function loadLayered(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  known: readonly MealVersion[],
): Promise<LoadedCatalogue> {
  const { leftOut, ...content } = withoutBrokenMeals(mergeCatalogue(releaseCatalogue, await findOverrides(db)))
  const catalogue = makeCatalogue(content, known)
  await storeVersions(db, catalogue.currentByMealId.values(), instantOf(clock))
  return { catalogue, leftOut }
}

import { foods, meals } from '@dayplate/catalogue'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { mergeCatalogue, withoutBrokenMeals, type CatalogueContent } from './catalogue-overrides.ts'
import { makeCatalogue, type Catalogue } from './catalogue.ts'
import { findStoredVersions, storeVersions } from './catalogue.repository.ts'
import { findOverrides } from './overrides.repository.ts'
import type { MealVersion } from './meal-version.ts'

/** The catalogue of this release, without an operator's changes. */
export const releaseCatalogue: CatalogueContent = { foods, meals }

/** Loads the catalogue of this installation, stores its new versions and reads earlier ones. */
export const loadCatalogue = async (db: Database, clock: Clock): Promise<Catalogue> =>
  (await loadLayered({ db, clock }, await findStoredVersions(db))).catalogue

/** Reads the meals that are offered now, without storing them and without earlier versions. */
export async function readOffered(db: Database): Promise<Catalogue> {
  const { leftOut: _, ...content } = withoutBrokenMeals(mergeCatalogue(releaseCatalogue, await findOverrides(db)))
  return makeCatalogue(content, [])
}

export interface LoadedCatalogue {
  readonly catalogue: Catalogue
  /** Meals with a food that neither the release nor the operator has. They are not planned. */
  readonly leftOut: readonly string[]
}

/** Merges the release's catalogue with the operator's overrides. `known` are the versions that days may refer to. */
export async function loadLayered(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  known: readonly MealVersion[],
): Promise<LoadedCatalogue> {
  const { leftOut, ...content } = withoutBrokenMeals(mergeCatalogue(releaseCatalogue, await findOverrides(db)))
  const catalogue = makeCatalogue(content, known)
  await storeVersions(db, catalogue.currentByMealId.values(), instantOf(clock))
  return { catalogue, leftOut }
}

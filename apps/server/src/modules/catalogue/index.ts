export {
  layOver,
  type CatalogueContent,
  type CatalogueLayer,
  type OwnEntries,
  type OwnEntry,
} from './catalogue-layer.ts'
export { makeCatalogue, type Catalogue } from './catalogue.ts'
export { findLayer, lockLayer, replaceLayer } from './layer.repository.ts'
export { loadCatalogue, releaseCatalogue } from './load-catalogue.ts'
export { loadMissingVersions } from './load-missing-versions.ts'
export { contentName, type MealVersion, type VersionedIngredient } from './meal-version.ts'
export { openCatalogue, type OpenCatalogue } from './open-catalogue.ts'
export { searchFoods } from './search-foods.ts'

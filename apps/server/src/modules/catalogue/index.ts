export { makeCatalogue, type Catalogue } from './catalogue.ts'
export { loadCatalogue } from './load-catalogue.ts'
export { loadMissingVersions } from './load-missing-versions.ts'
export { contentName, type MealVersion, type VersionedIngredient } from './meal-version.ts'

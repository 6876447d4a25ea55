export { makeCatalogue, type Catalogue } from './catalogue.ts'
export { loadCatalogue } from './load-catalogue.ts'
export type { MealVersion, VersionedIngredient } from './meal-version.ts'

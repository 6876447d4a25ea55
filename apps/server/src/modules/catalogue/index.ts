export type { Catalogue } from './catalogue.ts'
export { loadCatalogue } from './load-catalogue.ts'
export { contentName, type MealVersion, type VersionedIngredient } from './meal-version.ts'

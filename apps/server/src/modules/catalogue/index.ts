export {
  mergeCatalogue,
  type CatalogueContent,
  type CatalogueOverrides,
  type OwnEntries,
  type OwnEntry,
} from './catalogue-overrides.ts'
export { findSiblings } from './find-siblings.ts'
export { makeCatalogue, type Catalogue } from './catalogue.ts'
export { findOverrides, lockOverrides, replaceOverrides } from './overrides.repository.ts'
export { loadCatalogue, readOffered, releaseCatalogue } from './load-catalogue.ts'
export { keepVersion, loadMissingVersions } from './load-missing-versions.ts'
export {
  contentName,
  mealOfVersion,
  versionOf,
  type MealVersion,
  type VersionedDish,
  type VersionedIngredient,
} from './meal-version.ts'
export { offeredForm } from './offered-form.ts'
export { openCatalogue, type OpenCatalogue } from './open-catalogue.ts'
export { nameOfMeal, publicNameOf, textsOf, type VersionTexts } from './texts-of-version.ts'
export { searchFoods } from './search-foods.ts'
export { searchMeals, type MealSearch } from './search-meals.ts'
export { searchedWords } from './fit-of-words.ts'

export { ALLERGEN_NAMES } from './allergen-names.ts'

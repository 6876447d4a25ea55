export { ALLERGEN_NAMES } from './allergen-names.ts'
export { favouritesResolvers } from './favourites.resolvers.ts'

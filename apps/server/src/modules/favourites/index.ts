export { favouritesResolvers } from './favourites.resolvers.ts'

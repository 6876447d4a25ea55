export { hydrationResolvers } from './hydration.resolvers.ts'

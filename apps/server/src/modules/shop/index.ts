export { shopResolvers } from './shop.resolvers.ts'

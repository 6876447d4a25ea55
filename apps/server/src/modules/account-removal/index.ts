export { accountRemovalResolvers } from './account-removal.resolvers.ts'

export { accountRemovalResolvers } from './account-removal.resolvers.ts'
export { removeAccount } from './remove-account.ts'

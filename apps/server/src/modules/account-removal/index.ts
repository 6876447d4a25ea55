export { accountRemovalResolvers } from './account-removal.resolvers.ts'
export { purgeUnusedAccounts, tellUnusedAccounts } from './unused-accounts.ts'
export { removeAccount } from './remove-account.ts'

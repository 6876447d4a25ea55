export { purgeUnusedAccounts, tellUnusedAccounts } from './unused-accounts.ts'
export { removeAccount } from './remove-account.ts'

export { hashAccessCode } from './access-code.ts'
export { findAccessCodes, insertAccessCode, markWithdrawn } from './access-codes.repository.ts'
export { findLedger, insertGrant, lockLedger, type LedgerLine, type Product } from './access.repository.ts'
export { findActiveSubscriptions, type ActiveSubscription } from './active-subscriptions.ts'
export { activateAccessCode } from './activate-access-code.ts'
export { createAccessCodes } from './create-access-codes.ts'
export { lookUpAccessCode } from './look-up-access-code.ts'
export { giveGrant } from './give-grant.ts'
export { revokeGrant, type RevokeOutcome } from './revoke-grant.ts'
export {
  accessBy,
  accessSources,
  datedAccessBy,
  findAccess,
  findDatedAccess,
  type AccessSources,
} from './find-access.ts'
export { redeemAccessCode } from './redeem-access-code.ts'
export { codeTries } from './consume-code-limits.ts'

export { hashAccessCode } from './access-code.ts'
export { findGrants, insertAccessCode, insertGrant, lockLedger } from './access.repository.ts'
export { accessResolvers } from './access.resolvers.ts'
export { redeemAccessCode } from './redeem-access-code.ts'

// For a test, which counts how often a password is really verified.
export { argon2 } from './argon2.ts'
export { accountsResolvers } from './accounts.resolvers.ts'
export { admitOwner, claimAccount } from './claim-account.ts'
export { findViewer } from './find-viewer.ts'
export { forgetExpiredLinks, forgetExpiredSessions } from './forget-expired.ts'
export { register } from './register.ts'
export { findOneTimeToken, makeOneTimeToken, spendOneTimeToken, type Purpose } from './one-time-token.ts'
export { openSession } from './open-session.ts'

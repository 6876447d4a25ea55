// For tests, which count password hashes and make them cheap.
export { argon2, PASSWORD_HASH_COST } from './argon2.ts'
// For tests, which use up thousands of tries at once.
export { loginInAllTry, loginTries, REGISTRATION_IN_ALL_TRY } from './limits.ts'
export type { AccountOwner } from './account.ts'
export { findUserIdByEmail, languageOfZone } from './accounts.repository.ts'
export { admitOwner, claimAccount, isOwnerProved } from './claim-account.ts'
export { findViewer } from './find-viewer.ts'
// For tests, which store sessions themselves.
export { hashToken } from './secret.ts'
export { purgeExpiredEmailChanges, purgeExpiredLinks, purgeExpiredSessions } from './purge-expired.ts'
export { purgeOldLoginNetworks } from './login-networks.repository.ts'
export { findReauthentication, reauthText, type RequiredReauthentication } from './reauthentication.ts'
export { register } from './register.ts'
export { findOneTimeToken, makeOneTimeToken, spendOneTimeToken, type Purpose } from './one-time-token.ts'
export { openAccountWithoutPassword } from './open-account-without-password.ts'
export { openSession } from './open-session.ts'
export { requireSession } from './require-session.ts'
export { tellVoidedPassword } from './tell-voided-password.ts'

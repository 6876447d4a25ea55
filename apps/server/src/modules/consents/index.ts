export { eraseHealthData, HEALTH_TABLES, holdsHealthData } from './erase-health-data.ts'
export { findPlanStop, isStoppedBy, withdrawHealthConfirmation } from './health-confirmation.repository.ts'
export {
  countWithdrawals,
  findHealthConsent,
  insertConsents,
  isHealthDataWithdrawn,
  isWithdrawnBy,
  withdrawHealthData,
  type NewConsents,
} from './health-consent.repository.ts'

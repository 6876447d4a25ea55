export { eraseHealthData, HEALTH_TABLES, holdsHealthData } from './erase-health-data.ts'
export {
  findPlanStop,
  insertStopWithoutConfirmation,
  isStoppedBy,
  withdrawHealthConfirmation,
} from './health-confirmation.repository.ts'
export {
  findHealthConsent,
  findWithdrawals,
  hasWithdrawnSince,
  insertConsents,
  isHealthDataWithdrawn,
  isWithdrawnBy,
  withdrawHealthData,
  type NewConsents,
} from './health-consent.repository.ts'

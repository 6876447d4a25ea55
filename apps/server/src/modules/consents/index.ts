export {
  countWithdrawals,
  findHealthConsent,
  insertConsents,
  isHealthDataWithdrawn,
  isWithdrawnBy,
  withdrawHealthData,
  type HealthConsent,
} from './health-consent.repository.ts'

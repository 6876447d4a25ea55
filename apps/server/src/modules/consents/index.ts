export {
  countWithdrawals,
  findHealthConsent,
  insertConsents,
  isHealthDataWithdrawn,
  isWithdrawnBy,
  withdrawHealthData,
  type HealthConsent,
  type NewConsents,
} from './health-consent.repository.ts'

import type { FieldError } from '../../platform/graphql/validation-exception.ts'

/** Health data is processed with explicit consent only (GDPR, article 9). */
export const CONSENT_MISSING: FieldError = {
  fieldName: 'healthDataConsent',
  messages: ['validation/consent-required'],
}

import type { FieldError } from '../../platform/graphql/validation-exception.ts'

/** Data about health is processed with explicit consent only (GDPR, article 9). */
export const CONSENT_MISSING: FieldError = {
  fieldName: 'healthDataConsent',
  messages: ['validation/consent-required'],
}

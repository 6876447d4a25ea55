import type { RegistrationValues } from '@dayplate/rules/accounts'
import { useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import type { FormErrors } from '../../platform/form/form-error-alerts.tsx'
import { applyServerErrors } from '../../platform/form/apply-server-errors.ts'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import { signUp } from './sign-up.ts'

const FIELDS = ['agreementsTermsAndConditions', 'name', 'email', 'password'] as const

/** Sends the form once at a time and shows a validation error under its fields. */
export function useSignUp(setError: UseFormSetError<RegistrationValues>) {
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const submit = useSingleFlight(async (values: RegistrationValues) => {
    setErrors(null)
    const outcome = await signUp(values)
    if (outcome.kind === 'failed') setErrors(outcome)
    if (outcome.kind === 'refused') {
      const messages = applyServerErrors(setError, FIELDS, outcome.error)
      setErrors({ kind: 'refused', messages })
    }
  })
  return { submit, errors, clearErrors: () => setErrors(null) }
}

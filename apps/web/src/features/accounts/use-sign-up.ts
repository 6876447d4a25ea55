import type { RegistrationValues } from '@dayplate/rules/accounts'
import { useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import type { FormFaults } from '../../platform/form/form-fault-alerts.tsx'
import { applyServerErrors } from '../../platform/form/apply-server-errors.ts'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import { signUp } from './sign-up.ts'

const FIELDS = ['agreementsTermsAndConditions', 'name', 'email', 'password'] as const

/** Sends the form once at a time and shows a validation error under its fields. */
export function useSignUp(setError: UseFormSetError<RegistrationValues>) {
  const [faults, setFaults] = useState<FormFaults | null>(null)
  const submit = useSingleFlight(async (values: RegistrationValues) => {
    setFaults(null)
    const outcome = await signUp(values)
    if (outcome.kind === 'failed') setFaults(outcome)
    if (outcome.kind === 'refused') {
      const messages = applyServerErrors(setError, FIELDS, outcome.error)
      setFaults({ kind: 'refused', messages })
    }
  })
  return { submit, faults, clearErrors: () => setFaults(null) }
}

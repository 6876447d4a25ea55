import { choosePasswordSchemaFor, type ChoosePasswordValues } from '@dayplate/rules/accounts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { FormFaults } from '../../../platform/form/form-fault-alerts.tsx'
import { revealFirstFault } from '../../../platform/form/reveal-first-fault.ts'
import { type ValidationError, applyServerErrors } from '../../../platform/form/apply-server-errors.ts'
import { useField } from '../../../platform/form/use-field.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import type { Failure } from '../../../platform/graphql-client/failure.ts'
import { PASSWORD_LENGTH } from '../../../platform/site/password-length.ts'

export type ChooseOutcome =
  | { readonly kind: 'chosen' }
  | { readonly kind: 'refused'; readonly error: ValidationError }
  /** What allowed it is over, a link or a fresh login, and the page says so in the place of the form. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly failure: Failure }

export type ChoosePassword = (password: string) => Promise<ChooseOutcome>

const SCHEMA = choosePasswordSchemaFor(PASSWORD_LENGTH.min)

export function useChoosePassword(choose: ChoosePassword, onChosen: () => void | Promise<void>) {
  const [faults, setFaults] = useState<FormFaults | null>(null)
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(SCHEMA),
    defaultValues: { password: '' },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const password = useField(control, 'password', PASSWORD_LENGTH)
  const send = useSingleFlight(async (values: ChoosePasswordValues) => {
    setFaults(null)
    const outcome = await choose(values.password)
    switch (outcome.kind) {
      case 'chosen':
        return onChosen()
      case 'gone':
        return
      case 'refused':
        return setFaults({ kind: 'refused', messages: applyServerErrors(setError, ['password'], outcome.error) })
      case 'failed':
        return setFaults(outcome)
    }
  })
  return {
    password,
    faults,
    clearErrors: () => setFaults(null),
    isSending: formState.isSubmitting,
    submit: handleSubmit(send, revealFirstFault),
  }
}

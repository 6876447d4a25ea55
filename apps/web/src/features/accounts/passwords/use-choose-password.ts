import { choosePasswordSchemaFor, type ChoosePasswordValues } from '@dayplate/rules/accounts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { FormErrors } from '../../../platform/form/form-error-alerts.tsx'
import { revealFirstError } from '../../../platform/form/reveal-first-error.ts'
import { type ValidationError, applyServerErrors } from '../../../platform/form/apply-server-errors.ts'
import { useField } from '../../../platform/form/use-field.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import type { Failed } from '../../../platform/graphql-client/answer.ts'
import { PASSWORD_LENGTH } from '../../../platform/site/password-length.ts'

export type ChooseOutcome =
  | { readonly kind: 'chosen' }
  | { readonly kind: 'refused'; readonly error: ValidationError }
  /** The link or the recent login that allowed it has expired. The page shows that instead of the form. */
  | { readonly kind: 'gone' }
  | Failed

export type ChoosePassword = (password: string) => Promise<ChooseOutcome>

const SCHEMA = choosePasswordSchemaFor(PASSWORD_LENGTH.min)

export function useChoosePassword(choose: ChoosePassword, onChosen: () => void | Promise<void>) {
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(SCHEMA),
    defaultValues: { password: '' },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const password = useField(control, 'password', PASSWORD_LENGTH)
  const send = useSingleFlight(async (values: ChoosePasswordValues) => {
    setErrors(null)
    const outcome = await choose(values.password)
    switch (outcome.kind) {
      case 'chosen':
        return onChosen()
      case 'gone':
        return
      case 'refused':
        return setErrors({ kind: 'refused', messages: applyServerErrors(setError, ['password'], outcome.error) })
      case 'failed':
        return setErrors(outcome)
    }
  })
  return {
    password,
    errors,
    clearErrors: () => setErrors(null),
    isSending: formState.isSubmitting,
    submit: handleSubmit(send, revealFirstError),
  }
}

import { changeEmailSchema, type ChangeEmailValues } from '@dayplate/rules/accounts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '../../../platform/form/form.tsx'
import { FormErrorAlerts, type FormErrors } from '../../../platform/form/form-error-alerts.tsx'
import { revealFirstError } from '../../../platform/form/reveal-first-error.ts'
import { applyServerErrors } from '../../../platform/form/apply-server-errors.ts'
import { useField } from '../../../platform/form/use-field.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { LazyReauthentication } from '../../../domain/reauthentication/lazy-reauthentication.tsx'
import type { ReauthMethod } from '../../../domain/reauthentication/reauth-method.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import styles from '../password/password-form.module.css'
import { askEmailChange } from './send-email-change.ts'

export interface EmailFormProps {
  readonly onAsked: () => void
}

const FIELDS = ['email'] as const
const EMPTY: ChangeEmailValues = { email: '' }

/** The field for the new address. If the last login is too long ago, it asks for the password instead. */
export function EmailForm({ onAsked }: EmailFormProps) {
  const t = useT()
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const [needed, setNeeded] = useState<ReauthMethod | null>(null)
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(changeEmailSchema),
    defaultValues: EMPTY,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const email = useField(control, 'email')
  const submit = useSingleFlight(async (values: ChangeEmailValues) => {
    setErrors(null)
    setNeeded(null)
    const outcome = await askEmailChange(values.email)
    switch (outcome.kind) {
      case 'asked':
        return onAsked()
      case 'reauth-required':
        return setNeeded(outcome.needed)
      case 'refused':
        return setErrors({ kind: 'refused', messages: applyServerErrors(setError, FIELDS, outcome.error) })
      case 'failed':
        return setErrors(outcome)
    }
  })
  const send = handleSubmit(submit, revealFirstError)
  if (needed !== null)
    return <LazyReauthentication needed={needed} from="/settings" onReauthenticated={() => void send()} />
  return (
    <Form className={styles.form} onEdit={() => setErrors(null)} onSubmit={send}>
      <FormErrorAlerts errors={errors} />
      <TextField
        {...email}
        label={t('profile/email/new')}
        help={t('profile/email/help')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        isRequired
      />
      <Button type="submit" size="field" isBlock isLoading={formState.isSubmitting}>
        {t('profile/email/submit')}
      </Button>
    </Form>
  )
}

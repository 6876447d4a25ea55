import { changePasswordSchemaFor, type ChangePasswordValues } from '@dayplate/rules/accounts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '../../../platform/form/form.tsx'
import { FormErrorAlerts, type FormErrors } from '../../../platform/form/form-error-alerts.tsx'
import { revealFirstError } from '../../../platform/form/reveal-first-error.ts'
import { applyServerErrors } from '../../../platform/form/apply-server-errors.ts'
import { useField } from '../../../platform/form/use-field.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { PASSWORD_LENGTH } from '../../../platform/site/password-length.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { PasswordField } from '../../../ui/password-field/password-field.tsx'
import styles from './password-form.module.css'
import { sendPassword } from './send-password.ts'

export interface PasswordFormProps {
  /** Whether a change of address is not confirmed yet. */
  readonly hasEmailChange: boolean
  readonly onChanged: (change: { readonly hadEmailChange: boolean }) => void
}

type Errors = FormErrors | { readonly kind: 'reauth-failed' }

const FIELDS = ['currentPassword', 'newPassword'] as const
const SCHEMA = changePasswordSchemaFor(PASSWORD_LENGTH.min)
const EMPTY: ChangePasswordValues = { currentPassword: '', newPassword: '' }

/** The form to change the password. The typed text stays until it is saved, even if the connection is lost. */
export function PasswordForm({ hasEmailChange, onChanged }: PasswordFormProps) {
  const t = useT()
  const [errors, setErrors] = useState<Errors | null>(null)
  const wasLost = useRef(false)
  // The value before the change, because a new password cancels the change of address.
  const hadEmailChange = useRef(hasEmailChange)
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(SCHEMA),
    defaultValues: EMPTY,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const currentPassword = useField(control, 'currentPassword')
  const newPassword = useField(control, 'newPassword', PASSWORD_LENGTH)
  const submit = useSingleFlight(async (values: ChangePasswordValues) => {
    setErrors(null)
    const outcome = await sendPassword(values, {
      wasLost: wasLost.current,
      hadEmailChange: hadEmailChange.current,
    })
    wasLost.current ||= outcome.kind === 'failed' && outcome.isUnknown
    switch (outcome.kind) {
      case 'changed':
        return onChanged(outcome)
      case 'refused':
        return setErrors({ kind: 'refused', messages: applyServerErrors(setError, FIELDS, outcome.error) })
      case 'reauth-failed':
        setErrors(outcome)
        setError('currentPassword', { type: 'server', message: 'settings/password/check-current' })
        return revealFirstError()
      case 'failed':
        return setErrors(outcome)
    }
  })
  return (
    <Form className={styles.form} onEdit={() => setErrors(null)} onSubmit={handleSubmit(submit, revealFirstError)}>
      <ErrorAlerts errors={errors} />
      <PasswordField
        {...currentPassword}
        label={t('settings/password/current')}
        autoComplete="current-password"
        isRequired
      />
      <PasswordField
        {...newPassword}
        label={t('settings/password/new')}
        help={t('settings/password/ends-others')}
        autoComplete="new-password"
        isRequired
      />
      <Button type="submit" size="field" isBlock isLoading={formState.isSubmitting}>
        {t('settings/password/save')}
      </Button>
    </Form>
  )
}

function ErrorAlerts({ errors }: { readonly errors: Errors | null }) {
  const t = useT()
  if (errors?.kind !== 'reauth-failed') return <FormErrorAlerts errors={errors} />
  return (
    <Alert kind="danger" lead={t('error/message/generic')}>
      {t('error/additional-message/generic')}
    </Alert>
  )
}

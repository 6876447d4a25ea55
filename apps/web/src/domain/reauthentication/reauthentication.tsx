import { reauthenticationSchema, type ReauthenticationValues } from '@dayplate/rules/accounts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { PasswordField } from '../../ui/password-field/password-field.tsx'
import { Form } from '../../platform/form/form.tsx'
import { type FormErrors, FormErrorAlerts } from '../../platform/form/form-error-alerts.tsx'
import { revealFirstError } from '../../platform/form/reveal-first-error.ts'
import { useField } from '../../platform/form/use-field.ts'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import type { ReauthMethod } from './reauth-method.ts'
import styles from './reauthentication.module.css'
import { reauthenticate } from './reauthenticate.ts'

export interface ReauthenticationProps {
  readonly needed: ReauthMethod
  /** The page to return to after a new login. */
  readonly from: '/settings' | '/auth/set-password'
  readonly onReauthenticated: () => void
}

/** Asks a user with an older login to prove their identity, in place of the form they opened. */
export function Reauthentication({ needed, from, onReauthenticated }: ReauthenticationProps) {
  const t = useT()
  if (needed === 'password') return <PasswordConfirmation onReauthenticated={onReauthenticated} />
  return (
    <div className={styles.reauthentication}>
      <p className={styles.why}>{t('owner-proof/log-in')}</p>
      <ButtonLink kind="secondary" to="/auth/logout" search={{ from }}>
        {t('owner-proof/log-out')}
      </ButtonLink>
    </div>
  )
}

type Errors = FormErrors | { readonly kind: 'reauth-failed' }

const EMPTY: ReauthenticationValues = { currentPassword: '' }

function PasswordConfirmation({ onReauthenticated }: Pick<ReauthenticationProps, 'onReauthenticated'>) {
  const t = useT()
  const [errors, setErrors] = useState<Errors | null>(null)
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(reauthenticationSchema),
    defaultValues: EMPTY,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const currentPassword = useField(control, 'currentPassword')
  const submit = useSingleFlight(async (values: ReauthenticationValues) => {
    setErrors(null)
    const outcome = await reauthenticate(values.currentPassword)
    switch (outcome.kind) {
      case 'reauthenticated':
        return onReauthenticated()
      case 'reauth-failed':
      case 'failed':
        return setErrors(outcome)
    }
  })
  return (
    <Form
      className={styles.reauthentication}
      onEdit={() => setErrors(null)}
      onSubmit={handleSubmit(submit, revealFirstError)}
    >
      <p className={styles.why}>{t('owner-proof/password')}</p>
      {errors?.kind === 'reauth-failed' ? (
        <Alert kind="danger">{t('owner-proof/wrong')}</Alert>
      ) : (
        <FormErrorAlerts errors={errors} />
      )}
      <PasswordField {...currentPassword} label={t('owner-proof/field')} autoComplete="current-password" isRequired />
      <Button type="submit" size="field" isBlock isLoading={formState.isSubmitting}>
        {t('owner-proof/submit')}
      </Button>
    </Form>
  )
}

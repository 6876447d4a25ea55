import { loginSchema, type LoginValues } from '@dayplate/rules/accounts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FailureAlert } from '../../platform/failure-alert/failure-alert.tsx'
import { useField } from '../../platform/form/use-field.ts'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PasswordField } from '../../ui/password-field/password-field.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import styles from './auth-form.module.css'
import { logIn, type LoginOutcome } from './log-in.ts'

const EMPTY: LoginValues = { email: '', password: '' }

/** Where it goes after success is the router's business: the login page's guard leads on to the wanted page. */
export function LoginForm() {
  const t = useT()
  const [outcome, setOutcome] = useState<LoginOutcome | null>(null)
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: EMPTY,
    mode: 'onTouched',
  })
  const email = useField(control, 'email')
  const password = useField(control, 'password')
  const submit = useSingleFlight(async (values: LoginValues) => {
    setOutcome(null)
    setOutcome(await logIn(values))
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      {outcome?.kind === 'refused' ? <Alert kind="danger">{t('auth/login/error-message')}</Alert> : null}
      {outcome?.kind === 'failed' ? <FailureAlert failure={outcome.failure} /> : null}
      <TextField
        {...email}
        label={t('auth/field/email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        placeholder={t('auth/field/email-placeholder')}
        isRequired
      />
      <PasswordField {...password} label={t('auth/field/password')} autoComplete="current-password" isRequired />
      <Button type="submit" size="field" isBlock isLoading={formState.isSubmitting}>
        {t('auth/login/submit')}
      </Button>
    </form>
  )
}

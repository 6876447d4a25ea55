import { Link } from '@tanstack/react-router'
import { FailureAlert } from '../../../platform/failure-alert/failure-alert.tsx'
import { Form } from '../../../platform/form/form.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { PasswordField } from '../../../ui/password-field/password-field.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import styles from '../auth-form.module.css'
import { keepTypedEmail, readTypedEmail } from '../typed-email.ts'
import { useLoginForm } from './use-login-form.ts'

interface LoginFormProps {
  readonly from?: string | undefined
  /** The initial e-mail address. Changes are reported to `onEmail`, so that another form continues with them. */
  readonly email?: string | undefined
  readonly onEmail?: ((email: string) => void) | undefined
}

/**
 * The e-mail and password of the login. After a success the login page's guard redirects to the wanted page. The link to "Forgot
 * your password?" keeps that page in `from`.
 */
export function LoginForm({ from, email = readTypedEmail(), onEmail = keepTypedEmail }: LoginFormProps) {
  const t = useT()
  const { field, outcome, isSending, send, clearErrors } = useLoginForm(email)
  return (
    <Form className={styles.form} onEdit={clearErrors} onSubmit={send}>
      {outcome?.kind === 'refused' ? <Alert kind="danger">{t('auth/login/error-message')}</Alert> : null}
      {outcome?.kind === 'failed' ? <FailureAlert failure={outcome.failure} /> : null}
      <TextField
        {...field('email', onEmail)}
        label={t('auth/field/email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        placeholder={t('auth/field/email-placeholder')}
        isRequired
      />
      <PasswordField
        {...field('password')}
        label={t('auth/field/password')}
        aside={
          <Link className={styles.aside} to="/auth/remind-password" search={from === undefined ? {} : { from }}>
            {t('auth/login/forgot')}
          </Link>
        }
        autoComplete="current-password"
        isRequired
      />
      <Button type="submit" size="field" isBlock isLoading={isSending}>
        {t('auth/login/submit')}
      </Button>
    </Form>
  )
}

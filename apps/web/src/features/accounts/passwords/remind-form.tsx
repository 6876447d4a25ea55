import { FailureAlert } from '../../../platform/failure-alert/failure-alert.tsx'
import { Form } from '../../../platform/form/form.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import styles from '../auth-form.module.css'
import type { AskOutcome } from './ask-for-link.ts'
import { useRemindForm } from './use-remind-form.ts'

export function RemindForm({ from }: { readonly from: string | undefined }) {
  const t = useT()
  const { email, outcome, sending, send, clearErrors } = useRemindForm(from)
  return (
    <Form className={styles.form} onEdit={clearErrors} onSubmit={() => send('password')}>
      {outcome ? <Outcome outcome={outcome} /> : null}
      <TextField
        {...email}
        label={t('auth/field/email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        placeholder={t('auth/field/email-placeholder')}
        isRequired
      />
      <Button type="submit" size="field" isBlock isLoading={sending === 'password'}>
        {t('auth/remind-password/submit')}
      </Button>
      <Button kind="quiet" isBlock isLoading={sending === 'log-in'} onClick={() => send('log-in')}>
        {t('auth/login-link/submit')}
      </Button>
    </Form>
  )
}

function Outcome({ outcome }: { readonly outcome: AskOutcome }) {
  const t = useT()
  if (outcome.kind === 'failed') return <FailureAlert failure={outcome.failure} />
  const isPassword = outcome.purpose === 'password'
  return (
    <Alert kind="success">
      {isPassword ? t('auth/remind-password/success-message') : t('auth/login-link/success-message')}
    </Alert>
  )
}

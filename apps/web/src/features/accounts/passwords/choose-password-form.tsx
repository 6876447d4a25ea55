import { FailureAlert } from '../../../platform/failure-alert/failure-alert.tsx'
import { Form } from '../../../platform/form/form.tsx'
import { FormErrorAlerts } from '../../../platform/form/form-error-alerts.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { PASSWORD_LENGTH } from '../../../platform/site/password-length.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PasswordField } from '../../../ui/password-field/password-field.tsx'
import styles from '../auth-form.module.css'
import { type ChoosePassword, useChoosePassword } from './use-choose-password.ts'

interface ChoosePasswordFormProps {
  readonly choose: ChoosePassword
  readonly onChosen: () => void | Promise<void>
  /** Replaces the general text for a missing answer. */
  readonly failedLead?: string
}

/** A form for a new password, after a reset or for the first time. */
export function ChoosePasswordForm({ choose, onChosen, failedLead }: ChoosePasswordFormProps) {
  const t = useT()
  const { password, errors, isSending, submit, clearErrors } = useChoosePassword(choose, onChosen)
  return (
    <Form className={styles.form} onEdit={clearErrors} onSubmit={submit}>
      {errors?.kind === 'failed' ? (
        <FailureAlert failure={errors.failure} lead={failedLead} />
      ) : (
        <FormErrorAlerts errors={errors} />
      )}
      <PasswordField
        {...password}
        label={t('auth/field/new-password')}
        placeholder={t('auth/field/new-password-help', PASSWORD_LENGTH)}
        autoComplete="new-password"
        isRequired
      />
      <Button type="submit" size="field" isBlock isLoading={isSending}>
        {t('auth/choose-password/submit')}
      </Button>
    </Form>
  )
}

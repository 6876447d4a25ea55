import { zodResolver } from '@hookform/resolvers/zod'
import { registrationSchemaFor, type RegistrationValues } from '@dayplate/rules/accounts'
import { useForm, type UseFormSetError } from 'react-hook-form'
import { useState } from 'react'
import { FormErrorAlerts, type FormErrors } from '../../../platform/form/form-error-alerts.tsx'
import { Form } from '../../../platform/form/form.tsx'
import { revealFirstError } from '../../../platform/form/reveal-first-error.ts'
import { useField } from '../../../platform/form/use-field.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import { PASSWORD_LENGTH } from '../../../platform/site/password-length.ts'
import { SocialButtons, type SocialButtonsProps } from '../../../domain/social-login/social-buttons.tsx'
import { rememberTerms } from '../../../domain/social-login/terms-accepted.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox, type CheckboxProps } from '../../../ui/checkbox/checkbox.tsx'
import { PasswordField } from '../../../ui/password-field/password-field.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import { documentMarks } from '../../../platform/site/document-links.tsx'
import { applyServerErrors } from '../../../platform/form/apply-server-errors.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { signUp } from './sign-up.ts'
import styles from '../auth-form.module.css'

const SCHEMA = registrationSchemaFor(PASSWORD_LENGTH.min)
const EMPTY = { name: '', email: '', password: '' }

/** Options of the provider buttons. */
export type SocialWords = Pick<SocialButtonsProps, 'state' | 'from' | 'without'>

export function RegisterForm({ social }: { readonly social?: SocialWords | undefined }) {
  const t = useT()
  const form = useForm({
    resolver: zodResolver(SCHEMA),
    defaultValues: EMPTY,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { submit, errors, clearErrors } = useSignUp(form.setError)
  const terms = useField(form.control, 'agreementsTermsAndConditions')
  const name = useField(form.control, 'name')
  const email = useField(form.control, 'email')
  const password = useField(form.control, 'password', PASSWORD_LENGTH)
  const mayLeave = () => {
    // The schema accepts only `true`, but the box starts without a value.
    const isAccepted = Boolean(terms.value)
    if (isAccepted) rememberTerms()
    else void form.trigger('agreementsTermsAndConditions').then(() => revealFirstError())
    return isAccepted
  }
  return (
    <Form className={styles.form} onEdit={clearErrors} onSubmit={form.handleSubmit(submit, revealFirstError)}>
      <FormErrorAlerts errors={errors} />
      <TermsBox {...terms} value={Boolean(terms.value)} onTicked={() => form.clearErrors(terms.name)} />
      <SocialButtons
        flow="register"
        divider={{ text: t('auth/social/or-with-email'), place: 'below' }}
        mayLeave={mayLeave}
        {...social}
      />
      <TextField
        {...name}
        value={name.value ?? ''}
        label={t('auth/field/name')}
        autoComplete="given-name"
        autoCapitalize="words"
      />
      <TextField
        {...email}
        label={t('auth/field/email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        placeholder={t('auth/field/email-placeholder')}
        isRequired
      />
      <PasswordField
        {...password}
        label={t('auth/field/password')}
        placeholder={t('auth/field/new-password-help', PASSWORD_LENGTH)}
        autoComplete="new-password"
        isRequired
      />
      <Button type="submit" size="field" isBlock isLoading={form.formState.isSubmitting}>
        {t('auth/register/submit')}
      </Button>
    </Form>
  )
}

interface TermsBoxProps extends Omit<CheckboxProps, 'label'> {
  readonly onTicked: () => void
}

/**
 * Clears its error as soon as it is ticked. If the error disappeared only with the focus, the button being pressed would move.
 */
function TermsBox({ onTicked, ...box }: TermsBoxProps) {
  const t = useT()
  return (
    <Checkbox
      {...box}
      label={<RichText text={t('auth/register/terms')} marks={documentMarks} />}
      onChange={(isTicked) => {
        box.onChange(isTicked)
        onTicked()
      }}
      isCard
      isRequired
    />
  )
}

const FIELDS = ['agreementsTermsAndConditions', 'name', 'email', 'password'] as const

/** Sends the form once at a time and shows a validation error under its fields. */
function useSignUp(setError: UseFormSetError<RegistrationValues>) {
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const submit = useSingleFlight(async (values: RegistrationValues) => {
    setErrors(null)
    const outcome = await signUp(values)
    if (outcome.kind === 'failed') setErrors(outcome)
    if (outcome.kind === 'refused') {
      const messages = applyServerErrors(setError, FIELDS, outcome.error)
      setErrors({ kind: 'refused', messages })
    }
  })
  return { submit, errors, clearErrors: () => setErrors(null) }
}

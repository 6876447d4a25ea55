import { Link } from '@tanstack/react-router'
import { remindPasswordSchema, type RemindPasswordValues } from '@dayplate/rules/accounts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import type { ReturnSearch } from '../../../platform/session/guards.ts'
import { AuthPage } from '../auth-page.tsx'
import { FailureAlert } from '../../../platform/failure-alert/failure-alert.tsx'
import { Form } from '../../../platform/form/form.tsx'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import { revealFirstError } from '../../../platform/form/reveal-first-error.ts'
import { useField } from '../../../platform/form/use-field.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { keepWantedPage } from '../../../platform/navigation/wanted-page.ts'
import { keepTypedEmail, readTypedEmail } from '../typed-email.ts'
import { type AskOutcome, askForLink, type LinkPurpose } from './ask-for-link.ts'
import styles from '../auth-form.module.css'

/** Mails a link to a user who forgot the password, and keeps the wanted page. */
export function RemindPage({ search }: { readonly search: ReturnSearch }) {
  const t = useT()
  const loginMark = (words: string) => (
    <Link className={styles.strong} to="/auth/login" search={search}>
      {words}
    </Link>
  )
  return (
    <AuthPage meal="lunch" title={t('auth/remind-password/title')}>
      <p className={styles.text}>{t('auth/remind-password/text')}</p>
      <RemindForm from={search.from} />
      <p className={styles.note}>
        <RichText text={t('auth/remind-password/back')} marks={[loginMark]} />
      </p>
    </AuthPage>
  )
}

function RemindForm({ from }: { readonly from: string | undefined }) {
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

/** An address and two kinds of links to mail to it. Both return to the page `from` if they are opened in this browser. */
function useRemindForm(from: string | undefined) {
  const [outcome, setOutcome] = useState<AskOutcome | null>(null)
  const [sending, setSending] = useState<LinkPurpose | null>(null)
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(remindPasswordSchema),
    defaultValues: { email: readTypedEmail() },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const email = useField(control, 'email')
  const ask = useSingleFlight(async (purpose: LinkPurpose, values: RemindPasswordValues) => {
    setOutcome(null)
    setSending(purpose)
    const asked = await askForLink(purpose, values.email)
    if (asked.kind === 'asked') keepWantedPage(from)
    setOutcome(asked)
    setSending(null)
  })
  const send = (purpose: LinkPurpose) => void handleSubmit((values) => ask(purpose, values), revealFirstError)()
  const onChange = (value: string) => {
    keepTypedEmail(value)
    email.onChange(value)
  }
  return { email: { ...email, onChange }, outcome, sending, send, clearErrors: () => setOutcome(null) }
}

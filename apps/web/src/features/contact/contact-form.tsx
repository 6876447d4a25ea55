import { CONTACT_TOPICS, contactSchema, type ContactValues } from '@dayplate/rules/contact'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FailureAlert } from '../../platform/failure-alert/failure-alert.tsx'
import { applyServerErrors, type ValidationError } from '../../platform/form/apply-server-errors.ts'
import { Form } from '../../platform/form/form.tsx'
import { FormErrorAlerts, type FormErrors } from '../../platform/form/form-error-alerts.tsx'
import { useField } from '../../platform/form/use-field.ts'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import type { Failed } from '../../platform/graphql-client/answer.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { ContactDocument } from './contact.gen.ts'
import styles from './contact.module.css'
import type { Writer } from './load-writer.ts'

interface ContactFormProps {
  readonly writer: Writer
  /** Called when the message has arrived, with the address for the answer. */
  readonly onSent: (email: string) => void
}

export function ContactForm({ writer, onSent }: ContactFormProps) {
  const t = useT()
  const { name, email, topic, message, errors, isSending, submit, clearErrors } = useContactForm({ writer, onSent })
  return (
    <Form className={styles.form} onEdit={clearErrors} onSubmit={submit}>
      <TextField {...name} label={t('contact/name')} autoComplete="name" autoCapitalize="words" isRequired />
      <TextField {...email} label={t('contact/email')} type="email" autoComplete="email" isRequired />
      <Select
        {...topic}
        value={CONTACT_TOPICS.find((one) => one === topic.value) ?? null}
        label={t('contact/topic')}
        placeholder={t('contact/topic/placeholder')}
        options={CONTACT_TOPICS.map((value) => ({ value, label: t(`contact/topic/${value}`) }))}
        isRequired
      />
      <TextArea {...message} label={t('contact/message')} rows={6} isRequired />
      <Errors errors={errors} />
      <Button type="submit" size="field" isBlock isLoading={isSending}>
        {t('contact/submit')}
      </Button>
    </Form>
  )
}

/** Shown next to the button, because the form is long and the user looks there. */
function Errors({ errors }: { readonly errors: FormErrors | null }) {
  const t = useT()
  if (errors?.kind === 'failed')
    return <FailureAlert failure={errors.failure} lead={t('contact/failed')} doesLeadAdvise />
  return <FormErrorAlerts errors={errors} />
}

const FIELDS = ['name', 'email', 'topic', 'message'] as const

/** The fields of the contact form, and the action of its button. The typed text stays until the message has arrived. */
function useContactForm({ writer, onSent }: ContactFormProps) {
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(contactSchema),
    defaultValues: { ...writer, topic: '', message: '' },
    mode: 'onTouched',
  })
  const submit = useSingleFlight(async (values: ContactValues) => {
    setErrors(null)
    const outcome = await sendContact(values)
    switch (outcome.kind) {
      case 'sent':
        return onSent(values.email)
      case 'refused':
        return setErrors({ kind: 'refused', messages: applyServerErrors(setError, FIELDS, outcome.error) })
      case 'failed':
        return setErrors(outcome)
    }
  })
  return {
    name: useField(control, 'name'),
    email: useField(control, 'email'),
    topic: useField(control, 'topic'),
    message: useField(control, 'message'),
    errors,
    clearErrors: () => setErrors(null),
    isSending: formState.isSubmitting,
    submit: handleSubmit(submit),
  }
}

type ContactOutcome = { readonly kind: 'sent' } | { readonly kind: 'refused'; readonly error: ValidationError } | Failed

async function sendContact(request: ContactValues): Promise<ContactOutcome> {
  const sent = await sendMutation(ContactDocument, { request })
  if (sent.kind === 'failed') return sent
  const { contact } = sent.data
  switch (contact.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'sent' }
    case 'ValidationException':
      return { kind: 'refused', error: contact }
  }
}

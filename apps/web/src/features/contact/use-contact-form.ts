import { contactSchema, type ContactValues } from '@dayplate/rules/contact'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { FormErrors } from '../../platform/form/form-error-alerts.tsx'
import { applyServerErrors } from '../../platform/form/apply-server-errors.ts'
import { useField } from '../../platform/form/use-field.ts'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import type { Writer } from './load-writer.ts'
import { sendContact } from './send-contact.ts'

const FIELDS = ['name', 'email', 'topic', 'message'] as const

interface ContactFormOptions {
  readonly writer: Writer
  /** The message arrived; an answer goes to this address. */
  readonly onSent: (email: string) => void
}

/** The contact form's fields and what a press on its button does. What was typed stays until it has arrived. */
export function useContactForm({ writer, onSent }: ContactFormOptions) {
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

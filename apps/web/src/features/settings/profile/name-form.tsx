import { changeNameSchema, type ChangeNameValues } from '@dayplate/rules/accounts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '../../../platform/form/form.tsx'
import { FormErrorAlerts, type FormErrors } from '../../../platform/form/form-error-alerts.tsx'
import { revealFirstError } from '../../../platform/form/reveal-first-error.ts'
import { applyServerErrors, type ValidationError } from '../../../platform/form/apply-server-errors.ts'
import { useField } from '../../../platform/form/use-field.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import { type FailedSending, sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { MeChangeNameDocument } from '../settings.gen.ts'
import styles from '../password/password-form.module.css'

export interface NameFormProps {
  readonly name: string
  readonly onSaved: () => void
}

const FIELDS = ['name'] as const

export function NameForm({ name, onSaved }: NameFormProps) {
  const t = useT()
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(changeNameSchema),
    defaultValues: { name },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const field = useField(control, 'name')
  const submit = useSingleFlight(async (values: ChangeNameValues) => {
    setErrors(null)
    const outcome = await sendName(values.name)
    switch (outcome.kind) {
      case 'saved':
        return onSaved()
      case 'refused':
        return setErrors({ kind: 'refused', messages: applyServerErrors(setError, FIELDS, outcome.error) })
      case 'failed':
        return setErrors(outcome)
    }
  })
  return (
    <Form className={styles.form} onEdit={() => setErrors(null)} onSubmit={handleSubmit(submit, revealFirstError)}>
      <FormErrorAlerts errors={errors} />
      <TextField {...field} label={t('profile/name')} help={t('profile/name/help')} autoComplete="given-name" />
      <Button type="submit" size="field" isBlock isLoading={formState.isSubmitting}>
        {t('profile/name/save')}
      </Button>
    </Form>
  )
}

type NameOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly error: ValidationError }
  | FailedSending

async function sendName(name: string): Promise<NameOutcome> {
  const sent = await sendMutation(MeChangeNameDocument, { name })
  if (sent.kind === 'failed') return sent
  const { changeName } = sent.data.me
  switch (changeName.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'saved' }
    case 'ValidationException':
      return { kind: 'refused', error: changeName }
  }
}

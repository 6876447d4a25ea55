import { unsubscribeSchema, type UnsubscribeValues } from '@dayplate/rules/newsletter'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FailureAlert } from '../../platform/failure-alert/failure-alert.tsx'
import { Form } from '../../platform/form/form.tsx'
import { useField } from '../../platform/form/use-field.ts'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { unsubscribe, type UnsubscribeOutcome } from './unsubscribe.ts'
import styles from './unsubscribe-form.module.css'

const EMPTY: UnsubscribeValues = { email: '' }

export function UnsubscribeForm() {
  const t = useT()
  const [outcome, setOutcome] = useState<UnsubscribeOutcome | null>(null)
  const { control, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(unsubscribeSchema),
    defaultValues: EMPTY,
    mode: 'onTouched',
  })
  const email = useField(control, 'email')
  const submit = useSingleFlight(async (values: UnsubscribeValues) => {
    setOutcome(null)
    const answer = await unsubscribe(values.email)
    setOutcome(answer)
    if (answer.kind === 'unsubscribed') reset(EMPTY)
  })
  return (
    <Form className={styles.form} onEdit={() => setOutcome(null)} onSubmit={handleSubmit(submit)}>
      {outcome ? <Outcome outcome={outcome} /> : null}
      <TextField {...email} label={t('newsletter/email')} type="email" autoComplete="email" isRequired />
      <Button type="submit" size="field" isBlock isLoading={formState.isSubmitting}>
        {t('newsletter/unsubscribe/submit')}
      </Button>
    </Form>
  )
}

function Outcome({ outcome }: { readonly outcome: UnsubscribeOutcome }) {
  const t = useT()
  switch (outcome.kind) {
    case 'unsubscribed':
      // Whether the address was known stays untold.
      return <Alert kind="success">{t('newsletter/unsubscribe/success')}</Alert>
    case 'too-many':
      return <Alert kind="warning">{t('newsletter/unsubscribe/too-many')}</Alert>
    case 'failed':
      return <FailureAlert failure={outcome.failure} lead={t('newsletter/unsubscribe/failed')} />
  }
}

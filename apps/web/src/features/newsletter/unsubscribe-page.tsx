import { unsubscribeSchema, type UnsubscribeValues } from '@dayplate/rules/newsletter'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useT } from '../../platform/i18n/i18n.ts'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { FailureAlert } from '../../platform/failure-alert/failure-alert.tsx'
import { Form } from '../../platform/form/form.tsx'
import { useField } from '../../platform/form/use-field.ts'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import type { Failed } from '../../platform/graphql-client/answer.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { NewsletterUnsubscribeDocument } from './newsletter.gen.ts'
import styles from './unsubscribe-form.module.css'

export function UnsubscribePage() {
  const t = useT()
  return (
    <Page width="narrow">
      <PageTitle title={t('newsletter/unsubscribe/title')} text={t('newsletter/unsubscribe/text')} />
      <UnsubscribeForm />
    </Page>
  )
}

const EMPTY: UnsubscribeValues = { email: '' }

function UnsubscribeForm() {
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
      // Shown for known and unknown addresses, so that the page does not reveal who is subscribed.
      return <Alert kind="success">{t('newsletter/unsubscribe/success')}</Alert>
    case 'too-many':
      return <Alert kind="warning">{t('newsletter/unsubscribe/too-many')}</Alert>
    case 'failed':
      return <FailureAlert failure={outcome.failure} lead={t('newsletter/unsubscribe/failed')} />
  }
}

type UnsubscribeOutcome = { readonly kind: 'unsubscribed' } | { readonly kind: 'too-many' } | Failed

/** The gateway's code for too many attempts: nothing was done. */
const TOO_MANY = 429

async function unsubscribe(email: string): Promise<UnsubscribeOutcome> {
  const sent = await sendMutation(NewsletterUnsubscribeDocument, { email })
  if (sent.kind === 'failed') return sent
  return sent.data.newsletter.unsubscribe.code === TOO_MANY ? { kind: 'too-many' } : { kind: 'unsubscribed' }
}

import { CONTACT_TOPICS } from '@dayplate/rules/contact'
import { FailureAlert } from '../../platform/failure-alert/failure-alert.tsx'
import { Form } from '../../platform/form/form.tsx'
import { FormErrorAlerts, type FormErrors } from '../../platform/form/form-error-alerts.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import styles from './contact-form.module.css'
import type { Writer } from './load-writer.ts'
import { useContactForm } from './use-contact-form.ts'

interface ContactFormProps {
  readonly writer: Writer
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

/** Beside the button, where the eyes are: the form is long. */
function Errors({ errors }: { readonly errors: FormErrors | null }) {
  const t = useT()
  if (errors?.kind === 'failed')
    return <FailureAlert failure={errors.failure} lead={t('contact/failed')} doesLeadAdvise />
  return <FormErrorAlerts errors={errors} />
}

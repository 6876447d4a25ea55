import { changeNameSchema, type ChangeNameValues } from '@dayplate/rules/accounts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '../../../platform/form/form.tsx'
import { FormFaultAlerts, type FormFaults } from '../../../platform/form/form-fault-alerts.tsx'
import { revealFirstFault } from '../../../platform/form/reveal-first-fault.ts'
import { applyServerErrors } from '../../../platform/form/apply-server-errors.ts'
import { useField } from '../../../platform/form/use-field.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import styles from '../password/password-form.module.css'
import { sendName } from './send-name.ts'

export interface NameFormProps {
  readonly name: string
  readonly onSaved: () => void
}

const FIELDS = ['name'] as const

export function NameForm({ name, onSaved }: NameFormProps) {
  const t = useT()
  const [faults, setFaults] = useState<FormFaults | null>(null)
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(changeNameSchema),
    defaultValues: { name },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const field = useField(control, 'name')
  const submit = useSingleFlight(async (values: ChangeNameValues) => {
    setFaults(null)
    const outcome = await sendName(values.name)
    switch (outcome.kind) {
      case 'saved':
        return onSaved()
      case 'refused':
        return setFaults({ kind: 'refused', messages: applyServerErrors(setError, FIELDS, outcome.error) })
      case 'failed':
        return setFaults(outcome)
    }
  })
  return (
    <Form className={styles.form} onEdit={() => setFaults(null)} onSubmit={handleSubmit(submit, revealFirstFault)}>
      <FormFaultAlerts faults={faults} />
      <TextField {...field} label={t('profile/name')} help={t('profile/name/help')} autoComplete="given-name" />
      <Button type="submit" size="field" isBlock isLoading={formState.isSubmitting}>
        {t('profile/name/save')}
      </Button>
    </Form>
  )
}

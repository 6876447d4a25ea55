import { accessCodeSchema, type AccessCodeValues } from '@dayplate/rules/accounts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { lookUpAccessCode } from '../../../platform/access-code/look-up-access-code.ts'
import { keepTyped, readTypedCode } from '../../../platform/access-code/typed-code.ts'
import { Form } from '../../../platform/form/form.tsx'
import { type FormFaults, FormFaultAlerts } from '../../../platform/form/form-fault-alerts.tsx'
import { revealFirstFault } from '../../../platform/form/reveal-first-fault.ts'
import { showRefusal } from '../../../platform/form/show-refusal.ts'
import { useField } from '../../../platform/form/use-field.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import styles from './code-card.module.css'

/** Looks the code up, so that a wrong one is told here, and goes on to the page that makes an account with it. */
export function CodeForm() {
  const t = useT()
  const navigate = useNavigate()
  const [faults, setFaults] = useState<FormFaults | null>(null)
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(accessCodeSchema),
    defaultValues: { accessCode: readTypedCode() },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const accessCode = keepTyped(useField(control, 'accessCode'))
  const submit = useSingleFlight(async (values: AccessCodeValues) => {
    setFaults(null)
    const outcome = await lookUpAccessCode(values.accessCode)
    switch (outcome.kind) {
      case 'found':
        // The field has kept the code in this tab: the address stays without it.
        return navigate({ to: '/aktywacja' })
      case 'refused':
        return setFaults({ kind: 'refused', messages: showRefusal(setError, ['accessCode'], outcome.refusal) })
      case 'failed':
        return setFaults(outcome)
    }
  })
  return (
    <Form className={styles.form} onEdit={() => setFaults(null)} onSubmit={handleSubmit(submit, revealFirstFault)}>
      <FormFaultAlerts faults={faults} />
      <div className={styles.entry}>
        <TextField
          {...accessCode}
          label={t('coupon/access-code/field')}
          autoComplete="off"
          autoCapitalize="characters"
          isRequired
        />
        <Button type="submit" size="large" isLoading={formState.isSubmitting}>
          {t('home/code/submit')}
        </Button>
      </div>
      <p className={styles.brings}>{t('home/code/brings')}</p>
    </Form>
  )
}

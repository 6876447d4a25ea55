import { accessCodeSchema, type AccessCodeValues } from '@dayplate/rules/accounts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { clearTypedCode, keepTyped, readTypedCode } from '../../domain/access-code/typed-code.ts'
import { Form } from '../../platform/form/form.tsx'
import { type FormErrors, FormErrorAlerts } from '../../platform/form/form-error-alerts.tsx'
import { revealFirstError } from '../../platform/form/reveal-first-error.ts'
import { applyServerErrors } from '../../platform/form/apply-server-errors.ts'
import { useField } from '../../platform/form/use-field.ts'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import styles from './access-code-form.module.css'
import { activateAccessCode } from './activate-access-code.ts'

interface AccessCodeFormProps {
  readonly onActivated: () => void
}

export function AccessCodeForm({ onActivated }: AccessCodeFormProps) {
  const t = useT()
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(accessCodeSchema),
    defaultValues: { accessCode: readTypedCode() },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const accessCode = keepTyped(useField(control, 'accessCode'))
  const submit = useSingleFlight(async (values: AccessCodeValues) => {
    setErrors(null)
    const outcome = await activateAccessCode(values.accessCode)
    switch (outcome.kind) {
      case 'activated':
        clearTypedCode()
        showToast({ text: t('coupon.success') })
        return onActivated()
      case 'refused':
        return setErrors({ kind: 'refused', messages: applyServerErrors(setError, ['accessCode'], outcome.error) })
      case 'failed':
        return setErrors(outcome)
    }
  })
  return (
    <Form className={styles.form} onEdit={() => setErrors(null)} onSubmit={handleSubmit(submit, revealFirstError)}>
      <FormErrorAlerts errors={errors} />
      <TextField
        {...accessCode}
        label={t('coupon/access-code/field')}
        autoComplete="off"
        autoCapitalize="characters"
        isRequired
      />
      <Button type="submit" size="field" isBlock isLoading={formState.isSubmitting}>
        {t('coupon/access-code/submit')}
      </Button>
    </Form>
  )
}

import { accessCodeSchema, type AccessCodeValues } from '@dayplate/rules/accounts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { clearTypedCode, keepTyped, readTypedCode } from '../../domain/access-code/typed-code.ts'
import { Form } from '../../platform/form/form.tsx'
import { type FormErrors, FormErrorAlerts } from '../../platform/form/form-error-alerts.tsx'
import { revealFirstError } from '../../platform/form/reveal-first-error.ts'
import { applyServerErrors, type ValidationError } from '../../platform/form/apply-server-errors.ts'
import { useField } from '../../platform/form/use-field.ts'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import type { Failed } from '../../platform/graphql-client/answer.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { CouponActivateDocument } from './access.gen.ts'
import styles from './access-code-form.module.css'

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

type ActivationOutcome =
  | { readonly kind: 'activated' }
  | { readonly kind: 'refused'; readonly error: ValidationError }
  | Failed

/** Redeems an access code. The cache then queries the day plan again, because access belongs to the user. */
async function activateAccessCode(accessCode: string): Promise<ActivationOutcome> {
  const sent = await sendMutation(CouponActivateDocument, { accessCode })
  if (sent.kind === 'failed') return sent
  const { activate } = sent.data.me.coupon
  switch (activate.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'activated' }
    case 'ValidationException':
      return { kind: 'refused', error: activate }
    case 'UnauthorizedException':
      return { kind: 'failed', failure: { kind: 'unauthorised' } }
  }
}

import { couponRegistrationSchemaFor, type CouponRegistrationValues } from '@dayplate/rules/accounts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { clearTypedCode, keepTyped, readTypedCode } from '../../../domain/access-code/typed-code.ts'
import type { FormErrors } from '../../../platform/form/form-error-alerts.tsx'
import { revealFirstError } from '../../../platform/form/reveal-first-error.ts'
import { applyServerErrors } from '../../../platform/form/apply-server-errors.ts'
import { PASSWORD_LENGTH } from '../../../platform/site/password-length.ts'
import { useField } from '../../../platform/form/use-field.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { signUp } from '../register/sign-up.ts'
import { markRedeemed } from './redeemed.ts'

const FIELDS = [
  'accessCode',
  'name',
  'email',
  'password',
  'agreementsTermsAndConditions',
] as const satisfies readonly (keyof CouponRegistrationValues)[]

const SCHEMA = couponRegistrationSchemaFor(PASSWORD_LENGTH.min)

const EMPTY = { name: '', email: '', password: '', agreementsPersonalDataProcessing: false }

/**
 * The fields of the sign-up with an access code, and its submit action. The page owns them instead of a tab, so that switching
 * tabs loses no input.
 */
export function useCouponForm() {
  const t = useT()
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const form = useForm({
    resolver: zodResolver(SCHEMA),
    defaultValues: { ...EMPTY, accessCode: readTypedCode() },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { control, handleSubmit, setError, formState } = form
  const submit = useSingleFlight(async (values: CouponRegistrationValues) => {
    setErrors(null)
    const outcome = await signUp(values, markRedeemed)
    switch (outcome.kind) {
      case 'signed-in':
        clearTypedCode()
        showToast({ text: t('coupon.success') })
        return
      case 'refused':
        return setErrors({ kind: 'refused', messages: applyServerErrors(setError, FIELDS, outcome.error) })
      case 'failed':
        return setErrors(outcome)
    }
  })
  return {
    accessCode: keepTyped(useField(control, 'accessCode')),
    name: useField(control, 'name'),
    email: useField(control, 'email'),
    password: useField(control, 'password', PASSWORD_LENGTH),
    terms: useField(control, 'agreementsTermsAndConditions'),
    personalData: useField(control, 'agreementsPersonalDataProcessing'),
    errors,
    clearErrors: () => setErrors(null),
    isSending: formState.isSubmitting,
    submit: handleSubmit(submit, revealFirstError),
  }
}

export type CouponForm = ReturnType<typeof useCouponForm>

import { couponRegistrationSchemaFor, type CouponRegistrationValues } from '@dayplate/rules/accounts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { forgetTypedCode, keepTyped, readTypedCode } from '../../../platform/access-code/typed-code.ts'
import type { FormFaults } from '../../../platform/form/form-fault-alerts.tsx'
import { revealFirstFault } from '../../../platform/form/reveal-first-fault.ts'
import { showRefusal } from '../../../platform/form/show-refusal.ts'
import { PASSWORD_LENGTH } from '../../../platform/site/password-length.ts'
import { useField } from '../../../platform/form/use-field.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { signUp } from '../sign-up.ts'
import { markRedeemed } from './redeemed.ts'

const FIELDS = [
  'accessCode',
  'name',
  'email',
  'password',
  'agreementsTermsAndConditions',
] as const satisfies readonly (keyof CouponRegistrationValues)[]

const SCHEMA = couponRegistrationSchemaFor(PASSWORD_LENGTH.min)

const EMPTY = { name: '', password: '', sex: null, agreementsPersonalDataProcessing: false }

/** The e-mail as it was typed into one of the two forms of the page, so that the other goes on with it. */
export interface TypedEmail {
  readonly email: string
  readonly onEmail: (email: string) => void
}

/** The fields of somebody with an access code, and what a press on the button does. What was typed stays when it is refused. */
export function useCouponForm({ email, onEmail }: TypedEmail) {
  const t = useT()
  const [faults, setFaults] = useState<FormFaults | null>(null)
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(SCHEMA),
    defaultValues: { ...EMPTY, email, accessCode: readTypedCode() },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const submit = useSingleFlight(async (values: CouponRegistrationValues) => {
    setFaults(null)
    const outcome = await signUp(values, markRedeemed)
    switch (outcome.kind) {
      case 'signed-in':
        forgetTypedCode()
        showToast({ text: t('coupon.success') })
        return
      case 'refused':
        return setFaults({ kind: 'refused', messages: showRefusal(setError, FIELDS, outcome.refusal) })
      case 'failed':
        return setFaults(outcome)
    }
  })
  const emailField = useField(control, 'email')
  return {
    accessCode: keepTyped(useField(control, 'accessCode')),
    name: useField(control, 'name'),
    email: {
      ...emailField,
      onChange: (value: string) => {
        onEmail(value)
        emailField.onChange(value)
      },
    },
    password: useField(control, 'password', PASSWORD_LENGTH),
    sex: useField(control, 'sex'),
    terms: useField(control, 'agreementsTermsAndConditions'),
    personalData: useField(control, 'agreementsPersonalDataProcessing'),
    faults,
    takeBack: () => setFaults(null),
    isSending: formState.isSubmitting,
    submit: handleSubmit(submit, revealFirstFault),
  }
}

export type CouponForm = ReturnType<typeof useCouponForm>

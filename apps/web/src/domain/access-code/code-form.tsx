import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { lookUpAccessCode } from './look-up-access-code.ts'
import { readTypedCode, writeTypedCode } from './typed-code.ts'
import { Form } from '../../platform/form/form.tsx'
import { type FormErrors, FormErrorAlerts } from '../../platform/form/form-error-alerts.tsx'
import { revealFirstError } from '../../platform/form/reveal-first-error.ts'
import { applyServerErrors } from '../../platform/form/apply-server-errors.ts'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import { useT, useTextOf } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import styles from './code-form.module.css'

interface CodeFormProps {
  /** The label of the button. */
  readonly submit: string
  /** What a code gives, below the field. */
  readonly brings: string
}

/**
 * Looks up the code, so that a wrong one is reported here, and continues to the page that creates an account with it. Like the
 * login it does not use the form library, because one field does not justify 22 KiB on the page that visitors see first.
 */
export function CodeForm({ submit, brings }: CodeFormProps) {
  const t = useT()
  const textOf = useTextOf()
  const { code, fieldError, errors, isSending, ...form } = useCodeForm()
  return (
    <Form className={styles.form} onEdit={form.clearErrors} onSubmit={form.send}>
      <FormErrorAlerts errors={errors} />
      <div className={styles.entry}>
        <TextField
          name="accessCode"
          value={code}
          onChange={form.change}
          onBlur={form.leave}
          error={fieldError === null ? undefined : textOf(fieldError)}
          label={t('coupon/access-code/field')}
          autoComplete="off"
          autoCapitalize="characters"
          isRequired
        />
        <Button type="submit" size="large" isLoading={isSending}>
          {submit}
        </Button>
      </div>
      <p className={styles.brings}>{brings}</p>
    </Form>
  )
}

const errorOf = (code: string): string | null => (code.trim() === '' ? 'validation/required' : null)

function useCodeForm() {
  const navigate = useNavigate()
  const [code, setCode] = useState(readTypedCode)
  const [fieldError, setFieldError] = useState<string | null>(null)
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const [isSending, setSending] = useState(false)

  const lookUp = async () => {
    const outcome = await lookUpAccessCode(code)
    switch (outcome.kind) {
      case 'found':
        // The code is stored in this tab, so that the address does not contain it.
        return navigate({ to: '/aktywacja' })
      case 'refused': {
        const messages = applyServerErrors((_, { message }) => setFieldError(message), ['accessCode'], outcome.error)
        return setErrors({ kind: 'refused', messages })
      }
      case 'failed':
        return setErrors(outcome)
    }
  }
  const send = useSingleFlight(async () => {
    setErrors(null)
    const missing = errorOf(code)
    setFieldError(missing)
    if (missing !== null) return revealFirstError()
    setSending(true)
    await lookUp()
    setSending(false)
  })
  return {
    code,
    fieldError,
    errors,
    isSending,
    send: () => void send(),
    clearErrors: () => setErrors(null),
    leave: () => setFieldError((present) => present ?? errorOf(code)),
    change: (typed: string) => {
      writeTypedCode(typed)
      setCode(typed)
      setFieldError(null)
    },
  }
}

import { remindPasswordSchema, type RemindPasswordValues } from '@dayplate/rules/accounts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { revealFirstError } from '../../../platform/form/reveal-first-error.ts'
import { useField } from '../../../platform/form/use-field.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { keepWantedPage } from '../../../platform/navigation/wanted-page.ts'
import { keepTypedEmail, readTypedEmail } from '../typed-email.ts'
import { askForLink, type AskOutcome, type LinkPurpose } from './ask-for-link.ts'

/** One address, and two links that can be mailed to it; both lead back to the page `from`, where they are opened in this browser. */
export function useRemindForm(from: string | undefined) {
  const [outcome, setOutcome] = useState<AskOutcome | null>(null)
  const [sending, setSending] = useState<LinkPurpose | null>(null)
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(remindPasswordSchema),
    defaultValues: { email: readTypedEmail() },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const email = useField(control, 'email')
  const ask = useSingleFlight(async (purpose: LinkPurpose, values: RemindPasswordValues) => {
    setOutcome(null)
    setSending(purpose)
    const asked = await askForLink(purpose, values.email)
    if (asked.kind === 'asked') keepWantedPage(from)
    setOutcome(asked)
    setSending(null)
  })
  const send = (purpose: LinkPurpose) => void handleSubmit((values) => ask(purpose, values), revealFirstError)()
  const onChange = (value: string) => {
    keepTypedEmail(value)
    email.onChange(value)
  }
  return { email: { ...email, onChange }, outcome, sending, send, clearErrors: () => setOutcome(null) }
}

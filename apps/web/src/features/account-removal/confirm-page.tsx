import { mayBeLinkToken } from '@dayplate/rules/accounts'
import { useState } from 'react'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import { confirmRemoval, type ConfirmOutcome } from './confirm-removal.ts'
import { ConfirmSection } from './confirm-section.tsx'
import { LinkExpired } from './link-expired.tsx'
import { Removed } from './removed.tsx'

/** Where the link of the mail leads: nothing happens before the box is ticked and the button pressed. */
export function ConfirmPage({ token }: { readonly token: string }) {
  const [outcome, setOutcome] = useState<ConfirmOutcome | null>(mayBeLinkToken(token) ? null : { kind: 'link-expired' })
  const [isSending, setSending] = useState(false)
  const confirm = useSingleFlight(async () => {
    setSending(true)
    setOutcome(await confirmRemoval(token))
    setSending(false)
  })
  if (outcome?.kind === 'removed') return <Removed />
  if (outcome?.kind === 'link-expired') return <LinkExpired />
  return <ConfirmSection failed={outcome} isSending={isSending} onConfirm={() => void confirm()} />
}

import { useState } from 'react'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import { confirmRemoval, type ConfirmOutcome, type RemovalEnd } from './confirm-removal.ts'
import { clearAccount } from './clear-account.ts'

interface Confirmation {
  readonly token: string
  /** Whether it is the account logged in here: only then is there something to forget. */
  readonly isYours: boolean
  readonly onEnd: (end: RemovalEnd) => void
}

/** The removal, and what came of the try before: null before the first. */
export function useConfirm({ token, isYours, onEnd }: Confirmation) {
  const [failed, setFailed] = useState<Extract<ConfirmOutcome, { kind: 'failed' }> | null>(null)
  const [isSending, setSending] = useState(false)
  const confirm = useSingleFlight(async () => {
    setSending(true)
    const outcome = await confirmRemoval(token)
    setSending(false)
    if (outcome.kind === 'failed') return setFailed(outcome)
    onEnd(outcome.kind)
    // Here and not by the page that follows: a person who left meanwhile sees no such page.
    if (outcome.kind === 'removed' && isYours) clearAccount()
  })
  return { failed, isSending, confirm }
}

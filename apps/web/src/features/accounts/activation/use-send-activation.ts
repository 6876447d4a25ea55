import { useState } from 'react'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { type SentAgain, sendActivation } from './activation.ts'

/** A button that has the link to confirm the address sent once more, and what came of it. */
export function useSendActivation() {
  const [sent, setSent] = useState<SentAgain | null>(null)
  const [isSending, setSending] = useState(false)
  const send = useSingleFlight(async () => {
    setSending(true)
    setSent(await sendActivation())
    setSending(false)
  })
  return { sent, isSending, send: () => void send() }
}

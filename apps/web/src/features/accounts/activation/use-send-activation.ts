import { useState } from 'react'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { type SentAgain, sendActivation } from './activation.ts'

/** Sends the link that confirms the address again. Returns the action and its result. */
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

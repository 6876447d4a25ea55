import { useState } from 'react'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import type { Failure } from '../../platform/graphql-client/failure.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { MeIntroductionSeenDocument } from './introduction.gen.ts'

/** Marks the introduction as seen and goes on; without an answer it stays, for the gateway would only lead back here. */
export function useStartDiet(onStarted: () => void) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isStarting, setStarting] = useState(false)
  const start = useSingleFlight(async () => {
    setFailure(null)
    setStarting(true)
    const sent = await sendMutation(MeIntroductionSeenDocument, {})
    setStarting(false)
    if (sent.kind === 'answered') onStarted()
    else setFailure(sent.failure)
  })
  return { start: () => void start(), isStarting, failure }
}

import { useState } from 'react'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import type { Failure } from '../../platform/graphql-client/failure.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import { clearDraft } from './wizard-draft.ts'

/** Loads when it is needed, because few users end their plan here. */
const sendStop = lazyPart(async () => (await import('./stopped-plan/send-stop.ts')).sendStop)

const NOT_ARRIVED = { kind: 'network' } as const

/** Ends the plan of a user who answered Yes to a question about health. */
export function useStopPlan() {
  const [isStopping, setStopping] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const stop = useSingleFlight(async () => {
    setStopping(true)
    const send = await sendStop.load().catch(() => null)
    const why = send === null ? NOT_ARRIVED : await send()
    if (why === null) clearDraft()
    setFailure(why)
    setStopping(false)
  })
  return { stop: () => void stop(), isStopping, failure }
}

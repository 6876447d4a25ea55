import { useState } from 'react'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import { acknowledge } from '../../platform/errors/watched-failures.ts'
import type { Failure } from '../../platform/graphql-client/failure.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { DietStopDocument } from './diet-settings.gen.ts'
import { clearDraft } from './wizard-draft.ts'

/** Ends the plan of a user who answered Yes to a question about health. Sending it twice does no harm. */
export function useStopPlan() {
  const [state, setState] = useState<'resting' | 'stopping' | Failure>('resting')
  const stop = useSingleFlight(async () => {
    setState('stopping')
    const sent = await sendMutation(DietStopDocument, {})
    if (sent.kind === 'answered') {
      clearDraft()
      return setState('resting')
    }
    // The wizard shows the failure above the button.
    acknowledge(sent.failure)
    setState(sent.failure)
  })
  return {
    stop: () => void stop(),
    isStopping: state === 'stopping',
    failure: typeof state === 'string' ? null : state,
  }
}

import { acknowledge } from '../../../platform/errors/watched-failures.ts'
import type { Failure } from '../../../platform/graphql-client/failure.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { DietStopDocument } from './stopped-plan.gen.ts'

/** Ends the plan. Returns why it may not have ended, or null. Sending it twice does no harm. */
export async function sendStop(): Promise<Failure | null> {
  const sent = await sendMutation(DietStopDocument, {})
  if (sent.kind === 'answered') return null
  // The wizard shows the failure above the button.
  acknowledge(sent.failure)
  return sent.failure
}

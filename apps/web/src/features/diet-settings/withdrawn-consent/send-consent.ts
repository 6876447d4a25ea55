import { acknowledge } from '../../../platform/errors/watched-failures.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { HealthDataConsentGiveAgainDocument } from '../diet-settings.gen.ts'

export type GiveOutcome = 'given' | 'offline' | 'unknown' | 'failed'

/** Gives the consent to use health data again. Sending it twice is the same as once. */
export async function sendConsent(): Promise<GiveOutcome> {
  const sent = await sendMutation(HealthDataConsentGiveAgainDocument, {})
  if (sent.kind === 'answered') return 'given'
  // The page says so beside the button.
  acknowledge(sent.failure)
  if (sent.isUnknown) return 'unknown'
  return sent.failure.kind === 'network' ? 'offline' : 'failed'
}

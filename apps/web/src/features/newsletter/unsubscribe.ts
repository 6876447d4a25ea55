import type { Failed } from '../../platform/graphql-client/answer.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { NewsletterUnsubscribeDocument } from './newsletter.gen.ts'

export type UnsubscribeOutcome = { readonly kind: 'unsubscribed' } | { readonly kind: 'too-many' } | Failed

/** The code with which the gateway says that it did nothing, because too many tried. */
const TOO_MANY = 429

export async function unsubscribe(email: string): Promise<UnsubscribeOutcome> {
  const sent = await sendMutation(NewsletterUnsubscribeDocument, { email })
  if (sent.kind === 'failed') return sent
  return sent.data.newsletter.unsubscribe.code === TOO_MANY ? { kind: 'too-many' } : { kind: 'unsubscribed' }
}

import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
import { rememberAddress } from '../../../platform/session/session.ts'
import { ActivateMeDocument, ActivationDocument, SendActivationDocument } from './activation.gen.ts'

/** Whether the user's e-mail address is confirmed. */
export type OwnAddress =
  | { readonly kind: 'waiting' | 'confirmed'; readonly email: string }
  /** The query failed. */
  | { readonly kind: 'unknown' }

export async function findOwnAddress(): Promise<OwnAddress> {
  // Skips the cache, because a link may have confirmed the address in the meantime.
  const asked = await sendQuery(ActivationDocument, {}, { isFresh: true })
  if (asked.kind === 'failed') return { kind: 'unknown' }
  const { email, status } = asked.data.me
  rememberAddress(email, status)
  return { kind: status === 'STATUS_NON_ACTIVE' ? 'waiting' : 'confirmed', email }
}

export type SentAgain = 'sent' | 'too-many' | 'failed'

export async function sendActivation(): Promise<SentAgain> {
  const sent = await sendMutation(SendActivationDocument, {})
  if (sent.kind === 'failed') return 'failed'
  return sent.data.me.sendActivation.__typename === 'BasicMutationSuccess' ? 'sent' : 'too-many'
}

/** Activates the account for `?activate=1` (second specification document, section 4). After a failure only the notice stays. */
export async function activateMe(): Promise<void> {
  if ((await findOwnAddress()).kind === 'waiting') await sendMutation(ActivateMeDocument, {})
}

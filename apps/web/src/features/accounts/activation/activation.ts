import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
import { rememberAddress } from '../../../platform/session/session.ts'
import { ActivateMeDocument, ActivationDocument, SendActivationDocument } from './activation.gen.ts'

/** Whether the logged-in person’s address is confirmed. */
export type OwnAddress =
  | { readonly kind: 'waiting' | 'confirmed'; readonly email: string }
  /** Nobody could tell. */
  | { readonly kind: 'unknown' }

export async function findOwnAddress(): Promise<OwnAddress> {
  // Not from the cache: a link may have confirmed the address since.
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

/** What `?activate=1` asks for at the start (specification, second document, section 4). A failure is nobody's loss: the notice stays. */
export async function activateMe(): Promise<void> {
  if ((await findOwnAddress()).kind === 'waiting') await sendMutation(ActivateMeDocument, {})
}

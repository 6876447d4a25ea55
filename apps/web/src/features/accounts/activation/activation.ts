import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
import { rememberStatus } from '../../../platform/session/session.ts'
import { ActivateMeDocument, ActivationDocument, SendActivationDocument } from './activation.gen.ts'

/** The address that waits to be confirmed; null when none does, or nobody can tell. */
export async function findUnconfirmed(): Promise<string | null> {
  const asked = await sendQuery(ActivationDocument, {})
  if (asked.kind === 'failed') return null
  const { email, status } = asked.data.me
  rememberStatus(status)
  return status === 'STATUS_NON_ACTIVE' ? email : null
}

export type SentAgain = 'sent' | 'too-many' | 'failed'

export async function sendActivation(): Promise<SentAgain> {
  const sent = await sendMutation(SendActivationDocument, {})
  if (sent.kind === 'failed') return 'failed'
  return sent.data.me.sendActivation.__typename === 'BasicMutationSuccess' ? 'sent' : 'too-many'
}

/** What `?activate=1` asks for at the start (specification, second document, section 4). A failure is nobody's loss: the notice stays. */
export async function activateMe(): Promise<void> {
  if ((await findUnconfirmed()) !== null) await sendMutation(ActivateMeDocument, {})
}

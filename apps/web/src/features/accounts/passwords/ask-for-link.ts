import type { Failed } from '../../../platform/graphql-client/answer.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { RemindPasswordDocument, SendLoginLinkDocument } from './passwords.gen.ts'

/** The purpose of a mailed link: a new password, or one login without a password. */
export type LinkPurpose = 'password' | 'log-in'

export type AskOutcome =
  /** The same for registered and unknown addresses. */
  { readonly kind: 'asked'; readonly purpose: LinkPurpose } | Failed

const send = (purpose: LinkPurpose, email: string) =>
  purpose === 'password'
    ? sendMutation(RemindPasswordDocument, { email })
    : sendMutation(SendLoginLinkDocument, { email })

export async function askForLink(purpose: LinkPurpose, email: string): Promise<AskOutcome> {
  const sent = await send(purpose, email)
  return sent.kind === 'failed' ? sent : { kind: 'asked', purpose }
}

import { reportError } from '../../platform/errors/report-error.ts'
import type { Failed } from '../../platform/graphql-client/answer.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { RemoveAccountRequestDocument } from './account-removal.gen.ts'

export type RequestOutcome = { readonly kind: 'sent' } | Failed

/**
 * The error for an answer other than success, with the text of the second specification document (section 8). It is only for the
 * console and for reports. Users see the text of the error table in their language.
 */
const NO_SUCCESS = 'Something went wrong!'

/** Requests the mail with the link that deletes the account. */
export async function requestRemoval(): Promise<RequestOutcome> {
  const sent = await sendMutation(RemoveAccountRequestDocument, {})
  if (sent.kind === 'failed') return sent
  // Any other answer is a bug, because the request has no input that could be refused. It may be a type that only newer servers
  // know.
  if (sent.data.removeAccount.request.__typename === 'BasicMutationSuccess') return { kind: 'sent' }
  reportError(new Error(NO_SUCCESS))
  return { kind: 'failed', failure: { kind: 'application', messages: [NO_SUCCESS] } }
}

import { reportError } from '../../platform/errors/report-error.ts'
import type { Failed } from '../../platform/graphql-client/answer.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { RemoveAccountRequestDocument } from './account-removal.gen.ts'

export type RequestOutcome = { readonly kind: 'sent' } | Failed

/**
 * The error of an answer without success, in the words of the second specification document (section 8). It is for the console and
 * the reports; the person reads what the error table says of such a failure, in their language.
 */
const NO_SUCCESS = 'Something went wrong!'

/** Asks for the mail with the link that removes the account. */
export async function requestRemoval(): Promise<RequestOutcome> {
  const sent = await sendMutation(RemoveAccountRequestDocument, {})
  if (sent.kind === 'failed') return sent
  // Any other answer, also one that only a newer server knows: a request has no input that could be refused, so it is a fault of ours.
  if (sent.data.removeAccount.request.__typename === 'BasicMutationSuccess') return { kind: 'sent' }
  reportError(new Error(NO_SUCCESS))
  return { kind: 'failed', failure: { kind: 'application', messages: [NO_SUCCESS] } }
}

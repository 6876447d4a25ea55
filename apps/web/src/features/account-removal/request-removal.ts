import type { Failure } from '../../platform/graphql-client/failure.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { RemoveAccountRequestDocument } from './account-removal.gen.ts'

export type RequestOutcome = { readonly kind: 'sent' } | { readonly kind: 'failed'; readonly failure: Failure }

/** Asks for the mail with the link that removes the account. */
export async function requestRemoval(): Promise<RequestOutcome> {
  const sent = await sendMutation(RemoveAccountRequestDocument, {})
  if (sent.kind === 'failed') return sent
  const { request } = sent.data.removeAccount
  switch (request.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'sent' }
    case 'ValidationException':
      return { kind: 'failed', failure: { kind: 'application', messages: request.messages } }
  }
}

import type { Failure } from '../../platform/graphql-client/failure.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { RemoveAccountConfirmDocument } from './account-removal.gen.ts'

export type ConfirmOutcome =
  | { readonly kind: 'removed' }
  | { readonly kind: 'link-expired' }
  /** Nothing was deleted, and another attempt may succeed. `failure` is null if the server answered. */
  | { readonly kind: 'failed'; readonly failure: Failure | null }

/** The outcomes after which nothing is left to confirm. */
export type RemovalEnd = Exclude<ConfirmOutcome['kind'], 'failed'>

/** Deletes the account that the mailed link belongs to. */
export async function confirmRemoval(token: string): Promise<ConfirmOutcome> {
  const sent = await sendMutation(RemoveAccountConfirmDocument, { token })
  if (sent.kind === 'failed') return sent
  const { confirm } = sent.data.removeAccount
  switch (confirm.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'removed' }
    case 'UnauthorizedException':
      return { kind: 'link-expired' }
    case 'ValidationException':
      return { kind: 'failed', failure: null }
  }
}

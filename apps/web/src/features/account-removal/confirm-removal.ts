import type { Failure } from '../../platform/graphql-client/failure.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { RemoveAccountConfirmDocument } from './account-removal.gen.ts'

export type ConfirmOutcome =
  | { readonly kind: 'removed' }
  | { readonly kind: 'link-expired' }
  /** Nothing was removed, and trying again may help; with a failure where no answer came. */
  | { readonly kind: 'failed'; readonly failure: Failure | null }

/** After which there is nothing more to confirm. */
export type RemovalEnd = Exclude<ConfirmOutcome['kind'], 'failed'>

/** Removes the account that the link of the mail belongs to. */
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

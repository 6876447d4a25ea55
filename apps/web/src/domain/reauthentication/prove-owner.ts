import type { Failure } from '../../platform/graphql-client/failure.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { MeProveOwnerDocument } from './reauthentication.gen.ts'

export type ProofOutcome =
  | { readonly kind: 'proved' }
  /** Another password, or too many tries: which of them is not told. */
  | { readonly kind: 'unproved' }
  | { readonly kind: 'failed'; readonly failure: Failure }

export async function proveOwner(currentPassword: string): Promise<ProofOutcome> {
  const sent = await sendMutation(MeProveOwnerDocument, { currentPassword })
  if (sent.kind === 'failed') return sent
  switch (sent.data.me.proveOwner.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'proved' }
    case 'UnauthorizedException':
      return { kind: 'unproved' }
  }
}

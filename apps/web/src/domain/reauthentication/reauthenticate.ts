import type { Failed } from '../../platform/graphql-client/answer.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { MeProveOwnerDocument } from './reauthentication.gen.ts'

export type ReauthOutcome =
  | { readonly kind: 'reauthenticated' }
  /** A wrong password or too many tries. The gateway does not say which. */
  | { readonly kind: 'reauth-failed' }
  | Failed

export async function reauthenticate(currentPassword: string): Promise<ReauthOutcome> {
  const sent = await sendMutation(MeProveOwnerDocument, { currentPassword })
  if (sent.kind === 'failed') return sent
  switch (sent.data.me.proveOwner.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'reauthenticated' }
    case 'UnauthorizedException':
      return { kind: 'reauth-failed' }
  }
}

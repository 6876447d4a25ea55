import { mayBeLinkToken } from '@dayplate/rules/accounts'
import type { Failed } from '../../../platform/graphql-client/answer.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { readEmail, readToken } from '../../../platform/session/session.ts'
import { findOwnAddress } from '../activation/activation.ts'
import { ConfirmEmailChangeDocument } from './mailed-links.gen.ts'

export type ConfirmedEmail =
  | { readonly kind: 'changed' }
  /** Another user is logged in here. `own` is their address; null if the query failed. */
  | { readonly kind: 'another'; readonly own: string | null }
  /** Another account has the address by now. */
  | { readonly kind: 'taken' }
  /** The link is used, too old or unknown. The server does not say which. */
  | { readonly kind: 'refused' }
  | Failed

/** Confirms a change of address by its mailed link, and finds out whether it was the current user's. */
export async function confirmEmailChange(token: string): Promise<ConfirmedEmail> {
  if (!mayBeLinkToken(token)) return { kind: 'refused' }
  const sent = await sendMutation(ConfirmEmailChangeDocument, { token })
  if (sent.kind === 'failed') return sent
  const { confirmEmailChange: answer } = sent.data
  switch (answer.__typename) {
    case 'EmailChanged':
      if (readToken() === null) return { kind: 'changed' }
      if (!answer.isYours) return { kind: 'another', own: readEmail() }
      // Updates the address that the browser stores with the session.
      await findOwnAddress()
      return { kind: 'changed' }
    case 'ValidationException':
      return { kind: 'taken' }
    case 'UnauthorizedException':
      return { kind: 'refused' }
  }
}

import { mayBeLinkToken } from '@dayplate/rules/accounts'
import type { Failed } from '../../../platform/graphql-client/answer.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { readEmail, readToken } from '../../../platform/session/session.ts'
import { findOwnAddress } from '../activation/activation.ts'
import { ConfirmEmailChangeDocument } from './mailed-links.gen.ts'

export type ConfirmedEmail =
  | { readonly kind: 'changed' }
  /** Somebody else is logged in here; without an address where it is not known. */
  | { readonly kind: 'another'; readonly own: string | null }
  /** The address has an account by now. */
  | { readonly kind: 'taken' }
  /** Used, too old or none of ours; which of them is not said. */
  | { readonly kind: 'refused' }
  | Failed

/** Opens the link that was mailed to a new address, and finds out whose it was. */
export async function confirmEmailChange(token: string): Promise<ConfirmedEmail> {
  if (!mayBeLinkToken(token)) return { kind: 'refused' }
  const sent = await sendMutation(ConfirmEmailChangeDocument, { token })
  if (sent.kind === 'failed') return sent
  const { confirmEmailChange: answer } = sent.data
  switch (answer.__typename) {
    case 'EmailChanged':
      if (readToken() === null) return { kind: 'changed' }
      if (!answer.isYours) return { kind: 'another', own: readEmail() }
      // The browser keeps the address beside the session.
      await findOwnAddress()
      return { kind: 'changed' }
    case 'ValidationException':
      return { kind: 'taken' }
    case 'UnauthorizedException':
      return { kind: 'refused' }
  }
}

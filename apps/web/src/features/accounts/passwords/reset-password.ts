import { mayBeLinkToken } from '@dayplate/rules/accounts'
import type { Failed } from '../../../platform/graphql-client/answer.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
import { ResetPasswordDocument, ValidateResetPasswordTokenDocument } from './passwords.gen.ts'
import type { ChooseOutcome } from './use-choose-password.ts'

export type LinkState = { readonly kind: 'valid' } | { readonly kind: 'invalid' } | Failed

/** Checks whether the link is still valid. Does not use it up. */
export async function checkResetLink(token: string): Promise<LinkState> {
  if (!mayBeLinkToken(token)) return { kind: 'invalid' }
  const asked = await sendQuery(ValidateResetPasswordTokenDocument, { token })
  if (asked.kind === 'failed') return asked
  return { kind: asked.data.validateResetPasswordToken ? 'valid' : 'invalid' }
}

/**
 * Sets a new password by the link, which ends all sessions of the account. `findWhoStays` then checks the one in this browser.
 */
export async function resetPassword(token: string, password: string): Promise<ChooseOutcome> {
  const sent = await sendMutation(ResetPasswordDocument, { token, password })
  if (sent.kind === 'failed') return sent
  const { resetPassword: answer } = sent.data
  switch (answer.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'chosen' }
    case 'ValidationException':
      return answer.details.some(({ fieldName }) => fieldName === 'token')
        ? { kind: 'gone' }
        : { kind: 'refused', error: answer }
  }
}

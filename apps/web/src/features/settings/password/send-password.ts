import type { ChangePasswordValues } from '@dayplate/rules/accounts'
import type { ValidationError } from '../../../platform/form/apply-server-errors.ts'
import type { FailedSending } from '../../../platform/graphql-client/send-mutation.ts'
import { reauthenticate } from '../../../domain/reauthentication/reauthenticate.ts'
import { sendSetting } from '../saving/send-setting.ts'
import { ChangePasswordDocument } from '../settings.gen.ts'

export type PasswordOutcome =
  /** `hadEmailChange`: a pending change of address was cancelled. */
  | { readonly kind: 'changed'; readonly hadEmailChange: boolean }
  | { readonly kind: 'refused'; readonly error: ValidationError }
  /** The current password is wrong, or was tried too often. The server does not say which. */
  | { readonly kind: 'reauth-failed' }
  | FailedSending

export interface PasswordTry {
  /** Whether an earlier answer was lost, so that the new password may already be the current one. */
  readonly wasLost: boolean
  /**
   * Whether a change of address was pending when the form was opened. A change of password with a lost answer may have
   * cancelled it.
   */
  readonly hadEmailChange: boolean
}

export async function sendPassword(
  request: ChangePasswordValues,
  { wasLost, hadEmailChange }: PasswordTry,
): Promise<PasswordOutcome> {
  const sent = await sendSetting(ChangePasswordDocument, { request })
  if (sent.kind === 'failed') return sent
  const { changePassword } = sent.data
  switch (changePassword.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'changed', hadEmailChange: changePassword.hasCancelledEmailChange ?? false }
    case 'ValidationException':
      return { kind: 'refused', error: changePassword }
    case 'UnauthorizedException':
      return wasLost && (await isCurrent(request.newPassword))
        ? { kind: 'changed', hadEmailChange }
        : { kind: 'reauth-failed' }
  }
}

const isCurrent = async (password: string): Promise<boolean> =>
  (await reauthenticate(password)).kind === 'reauthenticated'

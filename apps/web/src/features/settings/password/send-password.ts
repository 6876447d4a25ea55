import type { ChangePasswordValues } from '@dayplate/rules/accounts'
import type { ValidationError } from '../../../platform/form/apply-server-errors.ts'
import type { FailedSending } from '../../../platform/graphql-client/send-mutation.ts'
import { reauthenticate } from '../../../domain/reauthentication/reauthenticate.ts'
import { sendSetting } from '../saving/send-setting.ts'
import { ChangePasswordDocument } from '../settings.gen.ts'

export type PasswordOutcome =
  /** `hadEmailChange`: a change of address waited, and is cancelled. */
  | { readonly kind: 'changed'; readonly hadEmailChange: boolean }
  | { readonly kind: 'refused'; readonly error: ValidationError }
  /** Another current password, or too many tries: which of them is not told. */
  | { readonly kind: 'reauth-failed' }
  | FailedSending

export interface PasswordTry {
  /** An answer to the same form was lost: its new password may be the current one by now. */
  readonly wasLost: boolean
  /** A change of address waited when the form was opened: a password whose answer was lost has cancelled it. */
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

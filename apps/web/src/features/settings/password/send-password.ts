import type { ChangePasswordValues } from '@dayplate/rules/accounts'
import type { Refusal } from '../../../platform/form/show-refusal.ts'
import type { Failure } from '../../../platform/graphql-client/failure.ts'
import { sendSetting } from '../saving/send-setting.ts'
import { ChangePasswordDocument } from '../settings.gen.ts'

export type PasswordOutcome =
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Another current password, or too many tries: which of them is not told. */
  | { readonly kind: 'unproved' }
  | { readonly kind: 'failed'; readonly failure: Failure }

export async function sendPassword(request: ChangePasswordValues): Promise<PasswordOutcome> {
  const sent = await sendSetting(ChangePasswordDocument, { request })
  if (sent.kind === 'failed') return sent
  const { changePassword } = sent.data
  switch (changePassword.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'changed' }
    case 'ValidationException':
      return { kind: 'refused', refusal: changePassword }
    case 'UnauthorizedException':
      return { kind: 'unproved' }
  }
}

import type { ValidationError } from '../../../platform/form/apply-server-errors.ts'
import { type FailedSending, sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { reauthMethodOf, type ReauthMethod } from '../../../domain/reauthentication/reauth-method.ts'
import { type SaveOutcome, saveOutcome } from '../saving/save-outcome.ts'
import { MeCancelEmailChangeDocument, MeChangeEmailDocument, MeResendEmailChangeDocument } from '../settings.gen.ts'

export type AskOutcome =
  | { readonly kind: 'asked' }
  | { readonly kind: 'refused'; readonly error: ValidationError }
  | { readonly kind: 'reauth-required'; readonly needed: ReauthMethod }
  | FailedSending

export async function askEmailChange(email: string): Promise<AskOutcome> {
  const sent = await sendMutation(MeChangeEmailDocument, { email })
  if (sent.kind === 'failed') return sent
  const { changeEmail } = sent.data.me
  switch (changeEmail.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'asked' }
    case 'ValidationException':
      return { kind: 'refused', error: changeEmail }
    case 'UnauthorizedException':
      return { kind: 'reauth-required', needed: reauthMethodOf(changeEmail.messages) }
  }
}

export type ResendOutcome = SaveOutcome | { readonly kind: 'refused'; readonly message: string }

export async function resendEmailChange(): Promise<ResendOutcome> {
  const sent = await sendMutation(MeResendEmailChangeDocument, {})
  if (sent.kind === 'failed') return saveOutcome(sent)
  const { resendEmailChange: answer } = sent.data.me
  if (answer.__typename === 'BasicMutationSuccess') return { kind: 'saved' }
  const [message] = answer.messages
  return message === undefined ? { kind: 'failed' } : { kind: 'refused', message }
}

export const cancelEmailChange = async (): Promise<SaveOutcome> =>
  saveOutcome(await sendMutation(MeCancelEmailChangeDocument, {}))

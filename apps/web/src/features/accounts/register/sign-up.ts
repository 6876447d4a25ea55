import type { RegistrationValues } from '@dayplate/rules/accounts'
import type { Failed } from '../../../platform/graphql-client/answer.ts'
import { loadGateway } from '../../../platform/graphql-client/load-gateway.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import type { ValidationError } from '../../../platform/form/apply-server-errors.ts'
import { RegisterDocument } from './register.gen.ts'

export type SignUpOutcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'refused'; readonly error: ValidationError }
  | Failed

/** Creates an account and starts its session. Calls `onAccepted` in between, before any page reacts to the session. */
export async function signUp(values: RegistrationValues, onAccepted?: () => void): Promise<SignUpOutcome> {
  const request = { ...values, name: values.name?.trim() || null }
  const sent = await sendMutation(RegisterDocument, { request })
  if (sent.kind === 'failed') return sent
  const { register } = sent.data
  switch (register.__typename) {
    case 'Token':
      onAccepted?.()
      await (await loadGateway()).signIn(register.token)
      return { kind: 'signed-in' }
    case 'ValidationException':
      return { kind: 'refused', error: register }
  }
}

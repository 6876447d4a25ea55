import type { LoginValues } from '@dayplate/rules/accounts'
import type { Failed } from '../../platform/graphql-client/answer.ts'
import { loadGateway } from '../../platform/graphql-client/load-gateway.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { LoginDocument } from './accounts.gen.ts'

export type LoginOutcome =
  | { readonly kind: 'signed-in' }
  /** Wrong e-mail or password; which of the two is not said, or an attacker learns who is registered. */
  | { readonly kind: 'refused' }
  | Failed

export async function logIn({ email, password }: LoginValues): Promise<LoginOutcome> {
  const sent = await sendMutation(LoginDocument, { email, password })
  if (sent.kind === 'failed') return sent
  const { login } = sent.data
  switch (login.__typename) {
    case 'Token':
      await (await loadGateway()).signIn(login.token)
      return { kind: 'signed-in' }
    case 'UnauthorizedException':
      return { kind: 'refused' }
  }
}

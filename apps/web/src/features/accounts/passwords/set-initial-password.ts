import { reportError } from '../../../platform/errors/report-error.ts'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { readToken } from '../../../platform/session/session.ts'
import { PasswordIsSetDocument, SetInitialPasswordDocument } from './passwords.gen.ts'
import type { ChooseOutcome } from './use-choose-password.ts'

/** How the server names its refusal where there is a password. */
const ALREADY_SET = 'auth/set-initial-password/already-set'

/** False for a person who has a password. Without an answer true: the server refuses a first password where there is one. */
export async function mayHaveNoPassword(): Promise<boolean> {
  const asked = await sendQuery(PasswordIsSetDocument, {}, { isFresh: true })
  return asked.kind === 'failed' || !asked.data.me.passwordIsSet
}

export type SetOutcome =
  | ChooseOutcome
  | { readonly kind: 'reauth-required' }
  /** There is a password by now, as from another tab. */
  | { readonly kind: 'set' }

/** Sets a first password for the logged-in person. */
export async function setInitialPassword(password: string): Promise<SetOutcome> {
  const sent = await sendMutation(SetInitialPasswordDocument, { authToken: readToken() ?? '', password })
  if (sent.kind === 'failed') {
    reportError(new Error('Failed to set initial password'))
    return sent
  }
  const { setInitialPassword: answer } = sent.data
  switch (answer.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'chosen' }
    case 'UnauthorizedException':
      return { kind: 'reauth-required' }
    case 'ValidationException':
      return answer.details.some(({ messages }) => messages.includes(ALREADY_SET))
        ? { kind: 'set' }
        : { kind: 'refused', error: answer }
  }
}

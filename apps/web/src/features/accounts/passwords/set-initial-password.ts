import { reportError } from '../../../platform/errors/report-error.ts'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { readToken } from '../../../platform/session/session.ts'
import { PasswordIsSetDocument, SetInitialPasswordDocument } from './passwords.gen.ts'
import type { ChooseOutcome } from './use-choose-password.ts'

/** The text id with which the server refuses, because a password is set. */
const ALREADY_SET = 'auth/set-initial-password/already-set'

/**
 * False if the user has a password. True after a failed query, because the server itself refuses to replace a password
 * this way.
 */
export async function mayHaveNoPassword(): Promise<boolean> {
  const asked = await sendQuery(PasswordIsSetDocument, {}, { isFresh: true })
  return asked.kind === 'failed' || !asked.data.me.passwordIsSet
}

export type SetOutcome =
  | ChooseOutcome
  | { readonly kind: 'reauth-required' }
  /** A password was set in the meantime, for example in another tab. */
  | { readonly kind: 'set' }

/** Sets the user's first password. */
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

import { reportError } from '../../../platform/errors/report-error.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { readToken } from '../../../platform/session/session.ts'
import { SetInitialPasswordDocument } from './passwords.gen.ts'
import type { ChooseOutcome } from './use-choose-password.ts'

/** Sets a first password for the logged-in person. */
export async function setInitialPassword(password: string): Promise<ChooseOutcome | { readonly kind: 'unproved' }> {
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
      return { kind: 'unproved' }
    case 'ValidationException':
      return { kind: 'refused', refusal: answer }
  }
}

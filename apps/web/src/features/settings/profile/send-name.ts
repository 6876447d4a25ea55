import type { ValidationError } from '../../../platform/form/apply-server-errors.ts'
import { type FailedSending, sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { MeChangeNameDocument } from '../settings.gen.ts'

export type NameOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly error: ValidationError }
  | FailedSending

export async function sendName(name: string): Promise<NameOutcome> {
  const sent = await sendMutation(MeChangeNameDocument, { name })
  if (sent.kind === 'failed') return sent
  const { changeName } = sent.data.me
  switch (changeName.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'saved' }
    case 'ValidationException':
      return { kind: 'refused', error: changeName }
  }
}

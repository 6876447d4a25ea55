import type { ContactValues } from '@dayplate/rules/contact'
import type { ValidationError } from '../../platform/form/apply-server-errors.ts'
import type { Failure } from '../../platform/graphql-client/failure.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { ContactDocument } from './contact.gen.ts'

export type ContactOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly error: ValidationError }
  | { readonly kind: 'failed'; readonly failure: Failure }

export async function sendContact(request: ContactValues): Promise<ContactOutcome> {
  const sent = await sendMutation(ContactDocument, { request })
  if (sent.kind === 'failed') return sent
  const { contact } = sent.data
  switch (contact.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'sent' }
    case 'ValidationException':
      return { kind: 'refused', error: contact }
  }
}

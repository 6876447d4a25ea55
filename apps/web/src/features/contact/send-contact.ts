import type { ContactValues } from '@dayplate/rules/contact'
import type { Refusal } from '../../platform/form/show-refusal.ts'
import type { Failure } from '../../platform/graphql-client/failure.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { ContactDocument } from './contact.gen.ts'

export type ContactOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly failure: Failure }

export async function sendContact(request: ContactValues): Promise<ContactOutcome> {
  const sent = await sendMutation(ContactDocument, { request })
  if (sent.kind === 'failed') return sent
  const { contact } = sent.data
  switch (contact.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'sent' }
    case 'ValidationException':
      return { kind: 'refused', refusal: contact }
  }
}

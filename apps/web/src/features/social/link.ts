import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { reauthMethodOf, type ReauthMethod } from '../../domain/reauthentication/reauth-method.ts'
import type { ProviderName } from '@dayplate/rules/social'
import type { EntryEnd, EntryOutcome } from './enter.ts'
import { LinkProviderDocument } from './social.gen.ts'

export type LinkRefusal = Extract<EntryEnd, { readonly kind: 'refused' }>

export type LinkOutcome =
  | LinkRefusal
  | Extract<EntryOutcome, { readonly kind: 'failed' }>
  | { readonly kind: 'linked' }
  /** What came from the provider is kept until they have proved it. */
  | { readonly kind: 'reauth-required'; readonly needed: ReauthMethod }

/** Adds a provider to the signed-in person’s account. */
export async function link(provider: ProviderName, token: string): Promise<LinkOutcome> {
  const sent = await sendMutation(LinkProviderDocument, { provider, token })
  if (sent.kind === 'failed') return sent
  const { linkProvider } = sent.data.me
  switch (linkProvider.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'linked' }
    case 'UnauthorizedException':
      return { kind: 'reauth-required', needed: reauthMethodOf(linkProvider.messages) }
    case 'OauthException':
      return { kind: 'refused', messages: linkProvider.messages }
  }
}

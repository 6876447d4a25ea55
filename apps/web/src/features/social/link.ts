import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import type { SocialProvider } from '../../platform/social/social-provider.ts'
import type { EntryOutcome } from './enter.ts'
import { LinkProviderDocument } from './social.gen.ts'

export type LinkOutcome =
  | Exclude<EntryOutcome, { readonly kind: 'signed-in' | 'no-account' }>
  | { readonly kind: 'linked' }

/** Adds a provider to the account of whoever is signed in. */
export async function link(provider: SocialProvider, token: string): Promise<LinkOutcome> {
  const sent = await sendMutation(LinkProviderDocument, { provider, token })
  if (sent.kind === 'failed') return sent
  const { linkProvider } = sent.data.me
  switch (linkProvider.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'linked' }
    case 'OauthException':
      return { kind: 'refused', messages: linkProvider.messages }
  }
}

import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { reauthMethodOf, type ReauthMethod } from '../../../domain/reauthentication/reauth-method.ts'
import { type SaveOutcome, saveOutcome } from '../saving/save-outcome.ts'
import { MeUnlinkProviderDocument } from '../settings.gen.ts'
import type { ProviderName } from '@dayplate/rules/social'

export type UnlinkOutcome =
  | SaveOutcome
  /** Nothing else would open the account. */
  | { readonly kind: 'last-one' }
  | { readonly kind: 'reauth-required'; readonly needed: ReauthMethod }

export async function unlinkProvider(provider: ProviderName): Promise<UnlinkOutcome> {
  const sent = await sendMutation(MeUnlinkProviderDocument, { provider })
  if (sent.kind === 'failed') return saveOutcome(sent)
  const { unlinkProvider: answer } = sent.data.me
  switch (answer.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'saved' }
    case 'ValidationException':
      return { kind: 'last-one' }
    case 'UnauthorizedException':
      return { kind: 'reauth-required', needed: reauthMethodOf(answer.messages) }
  }
}

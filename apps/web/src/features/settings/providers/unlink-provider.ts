import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { type SaveOutcome, saveOutcome } from '../saving/save-outcome.ts'
import { MeUnlinkProviderDocument } from '../settings.gen.ts'
import type { Provider } from './provider.ts'

/** `last-one`: nothing else would open the account. */
export type UnlinkOutcome = SaveOutcome | { readonly kind: 'last-one' }

export async function unlinkProvider(provider: Provider): Promise<UnlinkOutcome> {
  const sent = await sendMutation(MeUnlinkProviderDocument, { provider })
  if (sent.kind === 'answered' && sent.data.me.unlinkProvider.__typename === 'ValidationException')
    return { kind: 'last-one' }
  return saveOutcome(sent)
}

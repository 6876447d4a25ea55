import type { Context, Viewer } from '../../platform/graphql/context.ts'
import { deleteIdentity, lockPerson, providersOf } from './identities.repository.ts'
import type { ProviderName } from './providers/index.ts'
import { tellWayIn } from './tell-way-in.ts'

/** `not-linked`: there was nothing to take away. */
export type UnlinkOutcome = 'unlinked' | 'not-linked' | 'last-way-in'

/** Takes a provider away from an account and tells its owner; refused when nothing would open the account any more. */
export async function unlinkProvider(
  { services, language }: Pick<Context, 'services' | 'language'>,
  { userId }: Viewer,
  provider: ProviderName,
): Promise<UnlinkOutcome> {
  return services.db.transaction().execute(async (trx) => {
    const { email, password_hash } = await lockPerson(trx, userId)
    const providers = await providersOf(trx, userId)
    if (!providers.has(provider)) return 'not-linked'
    if (password_hash === null && providers.size === 1) return 'last-way-in'
    await deleteIdentity(trx, userId, provider)
    await tellWayIn(trx, services, { kind: 'social-unlinked', userId, address: email, provider, language })
    return 'unlinked'
  })
}

import type { ProviderName } from '@dayplate/rules/social'
import type { Context, Viewer } from '../../platform/graphql/context.ts'
import { findReauthentication, requireSession, type RequiredReauthentication } from '../accounts/index.ts'
import { deleteIdentity, lockPerson, providersOf } from './identities.repository.ts'
import { mailLoginMethod } from './mail-login-method.ts'

/** `not-linked`: the provider was not linked to the account. */
export type UnlinkOutcome =
  | { readonly kind: 'unlinked' | 'not-linked' | 'last-login-method' }
  | { readonly kind: 'reauth-required'; readonly by: RequiredReauthentication }

/** Unlinks a provider from an account and tells its owner. Refused when no other login method would be left. */
export async function unlinkProvider(
  { services, language }: Pick<Context, 'services' | 'language'>,
  viewer: Viewer,
  provider: ProviderName,
): Promise<UnlinkOutcome> {
  const { userId } = viewer
  const required = await findReauthentication(services, viewer)
  if (required !== 'recent') return { kind: 'reauth-required', by: required }
  return services.db.transaction().execute(async (trx) => {
    await requireSession(trx, viewer)
    const { email, password_hash } = await lockPerson(trx, userId)
    const providers = await providersOf(trx, userId)
    if (!providers.has(provider)) return { kind: 'not-linked' }
    if (password_hash === null && providers.size === 1) return { kind: 'last-login-method' }
    await deleteIdentity(trx, userId, provider)
    await mailLoginMethod(trx, services, { kind: 'social-unlinked', userId, address: email, provider, language })
    return { kind: 'unlinked' }
  })
}

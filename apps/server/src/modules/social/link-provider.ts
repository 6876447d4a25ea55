import type { ProviderName } from '@dayplate/rules/social'
import type { Context, Viewer } from '../../platform/graphql/context.ts'
import { findReauthentication, requireSession, type RequiredReauthentication } from '../accounts/index.ts'
import { findOwner, insertIdentity, lockPerson } from './identities.repository.ts'
import { receivePerson } from './receive-person.ts'
import { refusedFor, type SocialRefusal } from './social-outcome.ts'
import { mailLoginMethod } from './mail-login-method.ts'

export type LinkOutcome =
  | { readonly kind: 'linked' }
  | { readonly kind: 'refused'; readonly reason: SocialRefusal }
  /** The hand-off stays usable until the user has reauthenticated. */
  | { readonly kind: 'reauth-required'; readonly by: RequiredReauthentication }

/** Links an identity to the caller's account. An identity of another account is never moved. */
export async function linkProvider(
  context: Context,
  viewer: Viewer,
  { provider, token }: { readonly provider: ProviderName; readonly token: string },
): Promise<LinkOutcome> {
  const { services, language } = context
  const { userId } = viewer
  const required = await findReauthentication(services, viewer)
  if (required !== 'recent') return { kind: 'reauth-required', by: required }
  const person = await receivePerson(context, { provider, token, flows: ['link'], userId })
  if (typeof person === 'string') return refusedFor(person)
  const { subject } = person
  return services.db.transaction().execute(async (trx) => {
    await requireSession(trx, viewer)
    const { email } = await lockPerson(trx, userId)
    const owner = await findOwner(trx, { provider, subject })
    if (owner === userId) return { kind: 'linked' }
    const isNew = owner === null && (await insertIdentity(trx, services.clock, { userId, provider, subject }))
    if (!isNew) return refusedFor('taken')
    await mailLoginMethod(trx, services, { kind: 'social-linked', userId, address: email, provider, language })
    return { kind: 'linked' }
  })
}

import type { Context, Viewer } from '../../platform/graphql/context.ts'
import { deleteIdentity, findOwner, insertIdentity, lockPerson, providersOf } from './identities.repository.ts'
import { receivePerson } from './receive-person.ts'
import { refusedFor, type SocialRefusal } from './social-outcome.ts'
import type { ProviderName } from './providers/index.ts'
import { tellLinked } from './tell-linked.ts'

export type LinkOutcome = { readonly kind: 'linked' } | { readonly kind: 'refused'; readonly reason: SocialRefusal }

/** Adds an identity to the account of whoever calls. One that opens another account is never taken from there. */
export async function linkProvider(
  context: Context,
  { userId }: Viewer,
  { provider, token }: { readonly provider: ProviderName; readonly token: string },
): Promise<LinkOutcome> {
  const { services, language } = context
  const person = await receivePerson(context, { provider, token, flows: ['link'] })
  if (person === null) return refusedFor('expired')
  const { subject } = person
  return services.db.transaction().execute(async (trx) => {
    const { email } = await lockPerson(trx, userId)
    const owner = await findOwner(trx, { provider, subject })
    if (owner === userId) return { kind: 'linked' }
    const isNew = owner === null && (await insertIdentity(trx, services.clock, { userId, provider, subject }))
    if (!isNew) return refusedFor('taken')
    await tellLinked(trx, services, { userId, address: email, provider, language })
    return { kind: 'linked' }
  })
}

/** Takes a provider away from an account; refused when nothing would open it any more. */
export async function unlinkProvider(
  { db }: Context['services'],
  { userId }: Viewer,
  provider: ProviderName,
): Promise<'unlinked' | 'last-way-in'> {
  return db.transaction().execute(async (trx) => {
    const { password_hash } = await lockPerson(trx, userId)
    const providers = await providersOf(trx, userId)
    const isLast = password_hash === null && providers.size === 1 && providers.has(provider)
    if (isLast) return 'last-way-in'
    await deleteIdentity(trx, userId, provider)
    return 'unlinked'
  })
}

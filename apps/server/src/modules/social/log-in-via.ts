import type { ProviderName } from '@dayplate/rules/social'
import type { Context } from '../../platform/graphql/context.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { openSession } from '../accounts/index.ts'
import { lockOwner } from './identities.repository.ts'
import { joinByEmail } from './join-by-email.ts'
import { receivePerson } from './receive-person.ts'
import { refusedFor, type EntryOutcome } from './social-outcome.ts'

/** Logs in the owner of the identity; otherwise the owner of the address that the provider has verified. */
export async function logInVia(context: Context, provider: ProviderName, token: string): Promise<EntryOutcome> {
  const { services, device, language, clientAddress } = context
  const person = await receivePerson(context, { provider, token, flows: ['login', 'activate'], userId: null })
  if (typeof person === 'string') return refusedFor(person)
  return services.db.transaction().execute(async (trx) => {
    const owner = await lockOwner(trx, { provider, subject: person.subject })
    const userId = owner ?? (await joinByEmail(trx, services, { provider, person, language, joinable: 'any' }))
    if (userId === null) return refusedFor('unknown')
    const session = await openSession(trx, services, { userId, device, network: networkOf(clientAddress) })
    return { kind: 'entered', token: session, userId, isLinked: owner === null }
  })
}

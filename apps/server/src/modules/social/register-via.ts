import type { ProviderName } from '@dayplate/rules/social'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Context } from '../../platform/graphql/context.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { openAccountWithoutPassword, openSession } from '../accounts/index.ts'
import { findOwner, insertIdentity } from './identities.repository.ts'
import { joinByEmail } from './join-by-email.ts'
import { findUseless, receivePerson } from './receive-person.ts'
import { refusedFor, type EntryOutcome, type SocialRefusal } from './social-outcome.ts'
import type { ProviderPerson } from './providers/index.ts'

export interface SocialRegistration {
  readonly token: string
  readonly agreementsTermsAndConditions: boolean
  readonly agreementsPersonalDataProcessing?: boolean | null | undefined
}

/** Carries the refusal out of the transaction, so that no account without a login method is left behind. */
class RegistrationRefused extends Error {
  readonly reason: SocialRefusal
  constructor(reason: SocialRefusal) {
    super('registration refused')
    this.reason = reason
  }
}

/** Creates an account for the person a provider identified, and logs it in. */
export async function registerVia(
  context: Context,
  provider: ProviderName,
  registration: SocialRegistration,
): Promise<EntryOutcome> {
  const flows = ['register', 'activate'] as const
  const handedOver = { provider, token: registration.token, flows, userId: null }
  // Does not use up the hand-off, because the user may accept the terms a moment later. An expired hand-off is refused before
  // the user is asked for the terms.
  if (!registration.agreementsTermsAndConditions) {
    return refusedFor((await findUseless(context, handedOver)) ?? 'terms-not-accepted')
  }
  const person = await receivePerson(context, handedOver)
  if (typeof person === 'string') return refusedFor(person)
  const { services, device, clientAddress } = context
  const agreesToProcessing = registration.agreementsPersonalDataProcessing === true
  try {
    return await services.db.transaction().execute(async (trx) => {
      const { userId, isLinked } = await enter(trx, context, { provider, person, agreesToProcessing })
      const network = networkOf(clientAddress)
      const token = await openSession(trx, services, { userId, device, network })
      return { kind: 'entered', token, userId, isLinked }
    })
  } catch (error) {
    if (error instanceof RegistrationRefused) return refusedFor(error.reason)
    throw error
  }
}

interface Applicant {
  readonly provider: ProviderName
  readonly person: ProviderPerson
  readonly agreesToProcessing: boolean
}

async function enter(
  trx: Transaction<DB>,
  { services, language, timeZone }: Context,
  { provider, person, agreesToProcessing }: Applicant,
): Promise<{ readonly userId: string; readonly isLinked: boolean }> {
  const { subject, email, isEmailVerified, name } = person
  if ((await findOwner(trx, { provider, subject })) !== null) throw new RegistrationRefused('taken')
  if (email === null) throw new RegistrationRefused('no-email')
  const claimed = await joinByEmail(trx, services, { provider, person, language, joinable: 'unconfirmed' })
  if (claimed !== null) return { userId: claimed, isLinked: true }
  const account = { email, isEmailVerified, name, timeZone, language, agreesToProcessing }
  const userId = await openAccountWithoutPassword(trx, services, account)
  if (userId === null) throw new RegistrationRefused('taken')
  const isNew = await insertIdentity(trx, services.clock, { userId, provider, subject })
  if (!isNew) throw new RegistrationRefused('taken')
  return { userId, isLinked: false }
}

import type { ProviderName } from '@dayplate/rules/social'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Services } from '../../services.ts'
import { claimAccount, findUserIdByEmail, isOwnerProved, tellVoidedPassword } from '../accounts/index.ts'
import { findOwner, insertIdentity } from './identities.repository.ts'
import type { ProviderPerson } from './providers/index.ts'
import { mailLoginMethod } from './mail-login-method.ts'

export interface Newcomer {
  readonly provider: ProviderName
  readonly person: ProviderPerson
  readonly language: 'en' | 'pl'
}

/** `any`: every account with the address; `unconfirmed`: only accounts whose address was never confirmed. */
export type Joinable = 'any' | 'unconfirmed'

/**
 * Finds the account of a person by their address and links the provider to it; null when there is none. Only an address that
 * the provider has verified counts. If the owner never confirmed the address on our side, a stranger may have registered it and
 * be waiting. Then the person from the provider claims the account, and everything that opened it before is removed.
 */
export async function joinByEmail(
  trx: Transaction<DB>,
  services: Services,
  { provider, person, language, joinable }: Newcomer & { readonly joinable: Joinable },
): Promise<string | null> {
  if (person.email === null || !person.isEmailVerified) return null
  const userId = await findUserIdByEmail(trx, person.email)
  if (userId === null) return null
  const isProved = await isOwnerProved(trx, userId)
  if (isProved && joinable === 'unconfirmed') return null
  const isTold = !isProved && (await claimAndTell(trx, services, { userId, address: person.email, language }))
  const isNew = await insertIdentity(trx, services.clock, { userId, provider, subject: person.subject })
  // Another call of the same person may have linked it at this moment.
  if (!isNew) return (await findOwner(trx, { provider, subject: person.subject })) === userId ? userId : null
  // The mail about the voided password already says that they logged in; a second mail would only confuse them.
  if (isTold) return userId
  await mailLoginMethod(trx, services, { kind: 'social-linked', userId, address: person.email, provider, language })
  return userId
}

/** Returns whether a mail tells the owner, which happens only when a password was voided. */
async function claimAndTell(
  trx: Transaction<DB>,
  services: Services,
  owner: { readonly userId: string; readonly address: string; readonly language: 'en' | 'pl' },
): Promise<boolean> {
  const { hadPassword, hadEmailChange } = await claimAccount(trx, services, owner.userId)
  if (hadPassword) await tellVoidedPassword(trx, services, { ...owner, hadEmailChange })
  return hadPassword
}

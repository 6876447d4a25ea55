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

/** `any`: also accounts whose owner has confirmed the address; `unconfirmed`: only those that nobody ever confirmed. */
export type Joinable = 'any' | 'unconfirmed'

/**
 * The account that a person may enter by their address, with the provider added to it; null when there is none. Only an address
 * that the provider has verified counts. Where the account's own owner never confirmed it, somebody else may have registered
 * it and be waiting: the one who comes now is its owner, and what opened it before opens it no more.
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
  // At the same moment another call of this person may have added it.
  if (!isNew) return (await findOwner(trx, { provider, subject: person.subject })) === userId ? userId : null
  // The mail about the voided password says that they came in; a second one beside it would only puzzle them.
  if (isTold) return userId
  await mailLoginMethod(trx, services, { kind: 'social-linked', userId, address: person.email, provider, language })
  return userId
}

/** Whether a mail tells the owner: only where a password was voided. */
async function claimAndTell(
  trx: Transaction<DB>,
  services: Services,
  owner: { readonly userId: string; readonly address: string; readonly language: 'en' | 'pl' },
): Promise<boolean> {
  const { hadPassword, hadEmailChange } = await claimAccount(trx, services, owner.userId)
  if (hadPassword) await tellVoidedPassword(trx, services, { ...owner, hadEmailChange })
  return hadPassword
}

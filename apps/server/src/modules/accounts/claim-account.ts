import type { Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { deleteLoginNetworks } from './login-networks.repository.ts'
import { voidAllTokens } from './one-time-token.ts'
import { voidPassword } from './passwords.repository.ts'

/** Reports whether a claim removed a password and cancelled a change of address. */
export interface ClaimedAccount {
  readonly hadPassword: boolean
  /** A change of address was waiting to be confirmed. */
  readonly hadEmailChange: boolean
}

/**
 * Gives an account to the person who has just proved its mailbox. Removes every other way in: sessions, the password, linked
 * providers and links. The data of the account stays. Returns what the mail to the owner has to tell.
 */
export async function claimAccount(
  trx: Transaction<DB>,
  { clock }: { readonly clock: Clock },
  userId: string,
): Promise<ClaimedAccount> {
  await lockAccount(trx, userId)
  await endAllSessions(trx, userId)
  await deleteLoginNetworks(trx, userId)
  const hadPassword = await voidPassword(trx, clock, userId)
  await deleteIdentities(trx, userId)
  const { hadEmailChange } = await voidAllTokens(trx, clock, userId)
  await markOwner(trx, clock, userId)
  return { hadPassword, hadEmailChange }
}

/**
 * Admits a person who proved the mailbox but not the password: by a mailed link, or by a provider that vouches for the
 * address. A stranger may have registered the address with a password of their own and wait for its owner to use the
 * account. So the owner claims the account, unless one person had both the mailbox and the account before.
 */
export async function admitOwner(
  trx: Transaction<DB>,
  services: { readonly clock: Clock },
  userId: string,
): Promise<ClaimedAccount> {
  if (await isOwnerProved(trx, userId)) return { hadPassword: false, hadEmailChange: false }
  return claimAccount(trx, services, userId)
}

/**
 * Whether one person was seen with both mailbox and account. Locks the account until the transaction ends, so that the answer
 * stays true.
 */
export async function isOwnerProved(trx: Transaction<DB>, userId: string): Promise<boolean> {
  const { owner_proved_at } = await trx
    .selectFrom('users')
    .select('owner_proved_at')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return owner_proved_at !== null
}

/**
 * Locks the account until the transaction ends. Every change of passwords, links and providers takes this lock. Throws when the
 * account is gone.
 */
export const lockAccount = async (trx: Transaction<DB>, userId: string): Promise<void> => {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
}

/** Notes that mailbox and account belong to one person. */
export async function markOwner(trx: Transaction<DB>, clock: Clock, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ status: 'active', owner_proved_at: instantOf(clock) })
    .where('id', '=', userId)
    .execute()
}

/** Ends all sessions of an account. Every process refuses their tokens from the next call on. */
export async function endAllSessions(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.deleteFrom('auth_tokens').where('user_id', '=', userId).execute()
}

export async function deleteIdentities(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.deleteFrom('social_identities').where('user_id', '=', userId).execute()
}

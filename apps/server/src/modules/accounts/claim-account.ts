import type { Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { deleteLoginNetworks } from './login-networks.repository.ts'
import { voidAllTokens } from './one-time-token.ts'
import { voidPassword } from './passwords.repository.ts'

/** What a claim took away. */
export interface ClaimedAccount {
  readonly hadPassword: boolean
  /** A change of address waited to be confirmed. */
  readonly hadEmailChange: boolean
}

/**
 * Gives an account to the person who has just proved its mailbox and takes from everybody else what opens it: sessions, password,
 * accounts elsewhere, links. What the account holds stays. Answers what its owner is to be told.
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
 * Lets somebody in who proved the mailbox without the account's password: by a link that was mailed, or by a provider that
 * vouches for the address. As long as nobody held mailbox and account at once, the password may have been chosen by a stranger who
 * registered somebody else's address and waits for its owner to come: then the owner claims the account.
 */
export async function admitOwner(
  trx: Transaction<DB>,
  services: { readonly clock: Clock },
  userId: string,
): Promise<ClaimedAccount> {
  if (await isOwnerProved(trx, userId)) return { hadPassword: false, hadEmailChange: false }
  return claimAccount(trx, services, userId)
}

/** Whether somebody held mailbox and account at once. The account stays locked until the end, so that the answer stays true. */
export async function isOwnerProved(trx: Transaction<DB>, userId: string): Promise<boolean> {
  const { owner_proved_at } = await trx
    .selectFrom('users')
    .select('owner_proved_at')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return owner_proved_at !== null
}

/** Held until the end by every change of passwords, links and providers. Throws where the account is gone. */
export const lockAccount = async (trx: Transaction<DB>, userId: string): Promise<void> => {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
}

/** The mailbox and the account belong to one person. */
export async function markOwner(trx: Transaction<DB>, clock: Clock, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ status: 'active', owner_proved_at: instantOf(clock) })
    .where('id', '=', userId)
    .execute()
}

/** Their tokens are refused from the next call on, in every process. */
export async function endAllSessions(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.deleteFrom('auth_tokens').where('user_id', '=', userId).execute()
}

export async function deleteIdentities(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.deleteFrom('social_identities').where('user_id', '=', userId).execute()
}

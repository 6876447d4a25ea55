import type { Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { insertErasure } from './erased-people.ts'

/** A person whose account is about to be erased. */
export interface Person {
  readonly id: string
  readonly email: string
}

/**
 * Locks a person until the transaction ends, so that nothing is written for them while they are erased. Null when the account
 * no longer exists.
 */
export async function lockPerson(trx: Transaction<DB>, userId: string): Promise<Person | null> {
  const row = await trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/**
 * Erases everything about a locked person, their sessions included, so that their tokens are refused from then on. Deleting the
 * account's row deletes the rows that reference it. Mails and contact messages may name a person without an account, so they
 * are found by address too: a link or an operator has confirmed that the address is theirs. A hash records that the person was
 * erased.
 */
export async function erasePerson(trx: Transaction<DB>, clock: Clock, { id, email }: Person): Promise<void> {
  await trx
    .deleteFrom('mails')
    .where((eb) => eb.or([eb('user_id', '=', id), eb('address', '=', email)]))
    .execute()
  await trx
    .deleteFrom('contact_requests')
    .where((eb) => eb.or([eb('user_id', '=', id), eb('email', '=', email)]))
    .execute()
  await trx.deleteFrom('users').where('id', '=', id).execute()
  await insertErasure(trx, clock, id)
}

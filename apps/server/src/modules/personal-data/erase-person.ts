import type { Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { insertErasure } from './erased-people.ts'

/** Somebody whose account is about to be erased. */
export interface Person {
  readonly id: string
  readonly email: string
}

/**
 * Holds a person until the transaction ends, so that nothing is written for them while they are erased; null when there is no
 * such person any more.
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
 * Erases everything about a locked person, their sessions included, so that no token of theirs opens anything from then on. What
 * hangs on the account goes with its row; mails and messages also name people without an account, so they are looked for by
 * address too: a confirmation by mail, or an operator, has shown that it is theirs. That somebody was erased is kept by a hash.
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

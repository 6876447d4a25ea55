import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Viewer } from '../../platform/graphql/context.ts'
import { UnauthenticatedError } from '../../platform/graphql/errors.ts'

/**
 * Checks the caller's session again, and locks it and the account until the transaction ends. Every change of a password, a
 * link or a provider begins with this, because since the gateway's own check the owner may have claimed the account, set
 * another password or ended this login. Because of the lock, a call that ends the session waits until the change is done.
 * Without a session it throws the gateway's error.
 */
export async function requireSession(
  trx: Transaction<DB>,
  { userId, tokenHash }: Pick<Viewer, 'userId' | 'tokenHash'>,
): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  // A separate statement, because only a statement that starts after the lock sees changes made while it waited.
  const session = await trx
    .selectFrom('auth_tokens')
    .select('id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', Buffer.from(tokenHash))
    .forKeyShare()
    .executeTakeFirst()
  if (session === undefined) throw new UnauthenticatedError()
}

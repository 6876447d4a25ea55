import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Viewer } from '../../platform/graphql/context.ts'
import { UnauthenticatedError } from '../../platform/graphql/errors.ts'

/**
 * Checks the caller’s session once more and locks it and their account until the transaction ends. Every change of a password, a
 * link or a provider begins with this check: since the gateway’s own, the owner may have claimed the account, set another password or
 * ended this login. With the lock, a call that ends the session is answered only after the change is done. Throws the error of a call
 * without a session.
 */
export async function requireSession(
  trx: Transaction<DB>,
  { userId, tokenHash }: Pick<Viewer, 'userId' | 'tokenHash'>,
): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  // A statement of its own, for only the next one sees what was done while this one waited.
  const session = await trx
    .selectFrom('auth_tokens')
    .select('id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', Buffer.from(tokenHash))
    .forKeyShare()
    .executeTakeFirst()
  if (session === undefined) throw new UnauthenticatedError()
}

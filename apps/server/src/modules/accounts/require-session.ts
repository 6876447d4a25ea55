import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Viewer } from '../../platform/graphql/context.ts'
import { UnauthenticatedError } from '../../platform/graphql/errors.ts'

/**
 * Asks once more for the caller’s session, and locks their account until the end. Asked first by every change of what
 * opens an account: the gateway asked before it, and since then the owner may have claimed the account, set another password or
 * ended this login. Throws what a call without a session is answered with. The session is held, too, so that a call that ends it is
 * answered when nothing can follow from it any more.
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

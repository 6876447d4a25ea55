import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { PlainContent } from '../../platform/mail/mail-content.ts'

/** What a mail says of a new password: which providers open the account all the same, for they are kept when it changes. */
export async function passwordChangedContent(trx: Transaction<DB>, userId: string): Promise<PlainContent> {
  const rows = await trx
    .selectFrom('social_identities')
    .select('provider')
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .orderBy('provider')
    .execute()
  const kind = 'password-changed'
  return rows.length === 0 ? { kind } : { kind, providers: rows.map(({ provider }) => provider) }
}

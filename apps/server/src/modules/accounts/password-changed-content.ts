import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { PlainContent } from '../../platform/mail/mail-content.ts'

/** A change of password that its owner is told about. */
export interface PasswordChanged {
  readonly userId: string
  /** The account had no password before. */
  readonly isFirst: boolean
  readonly hadEmailChange: boolean
}

/**
 * Fills the mail about a new password. It names the providers that still open the account, because a new password does not
 * remove them. It also says that a change of address was cancelled, because the owner would wait for it in vain.
 */
export async function passwordChangedContent(
  trx: Transaction<DB>,
  { userId, isFirst, hadEmailChange }: PasswordChanged,
): Promise<PlainContent> {
  const rows = await trx
    .selectFrom('social_identities')
    .select('provider')
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .orderBy('provider')
    .execute()
  return {
    kind: 'password-changed',
    ...(rows.length === 0 ? {} : { providers: rows.map(({ provider }) => provider) }),
    ...(isFirst ? { isFirst } : {}),
    ...(hadEmailChange ? { hadEmailChange } : {}),
  }
}

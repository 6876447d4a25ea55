import { normaliseEmail } from '@dayplate/rules/accounts'
import type { Database } from '../platform/db/database.ts'
import { mailboxOf } from '../platform/mail/mailbox-of.ts'
import { refused, type AdminOutcome } from './admin-command.ts'

export interface FoundAccount {
  readonly id: string
  readonly email: string
}

/** Runs work with the account of an address, or reports that there is none. */
export async function withAccount(
  db: Database,
  email: string,
  work: (account: FoundAccount) => Promise<AdminOutcome>,
): Promise<AdminOutcome> {
  const people = db.selectFrom('users').select(['id', 'email'])
  const account = await people.where('email', '=', mailboxOf(email)).executeTakeFirst()
  if (account !== undefined) return work(account)
  return refused(`No account with the address ${normaliseEmail(email)}. Check the spelling. Nothing was changed.`)
}

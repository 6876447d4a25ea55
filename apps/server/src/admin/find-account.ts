import { normaliseEmail } from '@dayplate/rules/accounts'
import type { Database } from '../platform/db/database.ts'
import { refused, type AdminOutcome } from './admin-command.ts'

export interface FoundAccount {
  readonly id: string
  readonly email: string
}

/** Works with the account of an address, or says that there is none. */
export async function withAccount(
  db: Database,
  email: string,
  work: (account: FoundAccount) => Promise<AdminOutcome>,
): Promise<AdminOutcome> {
  const address = normaliseEmail(email)
  const account = await db.selectFrom('users').select(['id', 'email']).where('email', '=', address).executeTakeFirst()
  if (account !== undefined) return work(account)
  return refused(`Nobody has an account with the address ${address}. Check the spelling. Nothing was changed.`)
}

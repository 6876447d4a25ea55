import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { queueLinkMail } from '../../platform/mail/queue-mail.ts'
import type { Services } from '../../services.ts'
import { insertAccount } from './accounts.repository.ts'
import { makeOneTimeToken } from './one-time-token.ts'
import { storeAgreements } from './store-agreements.ts'

export interface AccountWithoutPassword {
  readonly email: string
  /** A provider has verified the address. Otherwise the server mails a link that confirms it. */
  readonly isEmailVerified: boolean
  readonly name: string | null
  readonly timeZone: string | null
  readonly language: 'en' | 'pl'
  readonly agreesToProcessing: boolean
}

/** Creates an account for a person who logs in without a password. Null when the address already has an account. */
export async function openAccountWithoutPassword(
  trx: Transaction<DB>,
  services: Services,
  account: AccountWithoutPassword,
): Promise<string | null> {
  const { email, name, timeZone, language } = account
  const status = account.isEmailVerified ? 'active' : 'non_active'
  const opened = { email, passwordHash: null, name, sex: null, timeZone, status } as const
  const userId = await insertAccount(trx, opened, services.clock)
  if (userId === null) return null
  await storeAgreements(trx, services, { userId, agreesToProcessing: account.agreesToProcessing })
  if (!account.isEmailVerified) {
    const token = await makeOneTimeToken(trx, services, { userId, purpose: 'activate' })
    const content = { kind: 'activate-account', path: `/auth/activate/${token}` } as const
    await queueLinkMail(trx, services, { userId, address: email, language, content, cause: `activate ${userId}` })
  }
  return userId
}

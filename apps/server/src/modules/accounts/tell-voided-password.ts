import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Services } from '../../services.ts'

export interface VoidedPassword {
  readonly userId: string
  readonly address: string
  readonly language: 'en' | 'pl'
  /** A change of address was waiting and is cancelled. */
  readonly hadEmailChange: boolean
}

/** Mails the owner why their password was removed, in case they had chosen it. */
export async function tellVoidedPassword(
  trx: Transaction<DB>,
  { clock }: Pick<Services, 'clock'>,
  { userId, address, language, hadEmailChange }: VoidedPassword,
): Promise<void> {
  const cause = `account-claimed ${userId} ${clock.now()}`
  const content = { kind: 'account-claimed', ...(hadEmailChange ? { hadEmailChange } : {}) } as const
  await queueMail(trx, clock, { userId, address, language, content, cause })
}

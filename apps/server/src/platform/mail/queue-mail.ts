import type { Transaction } from 'kysely'
import { instantOf, type Clock } from '../clock/clock.ts'
import type { DB } from '../db/tables.gen.ts'
import type { MailContent } from './mail-content.ts'

export interface NewMail {
  /** Null where the account is gone or none exists. */
  readonly userId: string | null
  readonly address: string
  readonly language: 'en' | 'pl'
  readonly content: MailContent
  /** What the mail is written for, at most 200 characters; a second mail for the same cause is not sent. */
  readonly cause: string
}

/** Writes a mail that a job sends. In the transaction of what causes it, so that both happen or neither does. */
export async function queueMail(trx: Transaction<DB>, clock: Clock, mail: NewMail): Promise<void> {
  const now = instantOf(clock)
  await trx
    .insertInto('mails')
    .values({
      user_id: mail.userId,
      cause: mail.cause,
      address: mail.address,
      language: mail.language,
      kind: mail.content.kind,
      content: JSON.stringify(mail.content),
      created_at: now,
      next_try_at: now,
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .execute()
}

import type { Transaction } from 'kysely'
import { instantOf, type Clock } from '../clock/clock.ts'
import type { DB } from '../db/tables.gen.ts'
import type { LinkContent, PlainContent } from './mail-content.ts'
import type { MailKey } from './mail-key.ts'
import { sealPath } from './sealed-path.ts'

interface Addressed {
  /** Null where the account is gone or none exists. */
  readonly userId: string | null
  readonly address: string
  readonly language: 'en' | 'pl'
  /** What the mail is written for, at most 200 characters; a second mail for the same cause is not sent. */
  readonly cause: string
}

/** A mail without a link that opens something. */
export interface NewMail extends Addressed {
  readonly content: PlainContent
}

/** A mail with a link that opens something once. */
export interface NewLinkMail extends Addressed {
  readonly content: LinkContent
}

interface Sealing {
  readonly clock: Clock
  readonly mailKey: MailKey
  readonly randomBytes: (size: number) => Uint8Array
}

/** Writes a mail that a job sends. In the transaction of what causes it, so that both happen or neither does. */
export const queueMail = (trx: Transaction<DB>, clock: Clock, mail: NewMail): Promise<void> =>
  insertMail(trx, clock, { ...mail, stored: mail.content })

/** The same for a mail with a link, which is sealed: a reader of the table or of a backup finds no link that works. */
export function queueLinkMail(trx: Transaction<DB>, sealing: Sealing, mail: NewLinkMail): Promise<void> {
  const { kind, path } = mail.content
  const sealed = sealPath(sealing, { path, cause: mail.cause })
  return insertMail(trx, sealing.clock, { ...mail, stored: { kind, sealed } })
}

interface StoredMail extends Addressed {
  readonly stored: PlainContent | { readonly kind: string; readonly sealed: string }
}

async function insertMail(trx: Transaction<DB>, clock: Clock, mail: StoredMail): Promise<void> {
  const now = instantOf(clock)
  await trx
    .insertInto('mails')
    .values({
      user_id: mail.userId,
      cause: mail.cause,
      address: mail.address,
      language: mail.language,
      kind: mail.stored.kind,
      content: JSON.stringify(mail.stored),
      created_at: now,
      next_try_at: now,
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .execute()
}

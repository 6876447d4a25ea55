import type { Transaction } from 'kysely'
import { instantOf, type Clock } from '../clock/clock.ts'
import type { DB } from '../db/tables.gen.ts'
import type { LinkContent, PlainContent } from './mail-content.ts'
import type { MailKey } from './mail-key.ts'
import { sealPath } from './sealed-path.ts'

interface Addressed {
  /** Null when the account was removed or never existed. */
  readonly userId: string | null
  readonly address: string
  readonly language: 'en' | 'pl'
  /** The reason the mail is written for, at most 200 characters. A second mail with the same cause is not sent. */
  readonly cause: string
}

/** A mail without a secret link. */
export interface NewMail extends Addressed {
  readonly content: PlainContent
}

/** A mail with a secret link that works once. */
export interface NewLinkMail extends Addressed {
  readonly content: LinkContent
}

interface Sealing {
  readonly clock: Clock
  readonly mailKey: MailKey
  readonly randomBytes: (size: number) => Uint8Array
}

/** Queues a mail in the transaction of its cause, so that both happen or neither. */
export const queueMail = (trx: Transaction<DB>, clock: Clock, mail: NewMail): Promise<void> =>
  insertMail(trx, clock, { ...mail, stored: mail.content })

/** Queues a mail with a link. The link is encrypted, so that a reader of the table or of a backup cannot use it. */
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

import type { Transaction } from 'kysely'
import { instantOf, type Clock } from '../clock/clock.ts'
import type { DB } from '../db/tables.gen.ts'
import type { Agreement } from './agreed-mails.ts'
import type { AgreedContent, LinkContent, PlainContent } from './mail-content.ts'
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

/** A mail that the person agreed to receive. */
export interface NewAgreedMail extends Addressed {
  readonly userId: string
  readonly agreement: Agreement
  readonly content: AgreedContent
}

interface Sealing {
  readonly clock: Clock
  readonly mailKey: MailKey
  readonly randomBytes: (size: number) => Uint8Array
}

/** Queues a mail in the transaction of its cause, so that both happen or neither. */
export const queueMail = (trx: Transaction<DB>, clock: Clock, mail: NewMail): Promise<void> =>
  insertMails(trx, clock, [{ ...mail, agreement: null, stored: mail.content }])

/**
 * Queues mails that people agreed to receive. They are sent after all mails about accounts, and only while the agreement still
 * stands.
 */
export const queueAgreedMails = (trx: Transaction<DB>, clock: Clock, mails: readonly NewAgreedMail[]): Promise<void> =>
  insertMails(
    trx,
    clock,
    mails.map((mail) => ({ ...mail, stored: mail.content })),
  )

/** Queues a mail with a link. The link is encrypted, so that a reader of the table or of a backup cannot use it. */
export function queueLinkMail(trx: Transaction<DB>, sealing: Sealing, mail: NewLinkMail): Promise<void> {
  const { kind, path } = mail.content
  const sealed = sealPath(sealing, { path, cause: mail.cause })
  return insertMails(trx, sealing.clock, [{ ...mail, agreement: null, stored: { kind, sealed } }])
}

interface StoredMail extends Addressed {
  readonly agreement: Agreement | null
  readonly stored: PlainContent | AgreedContent | { readonly kind: string; readonly sealed: string }
}

async function insertMails(trx: Transaction<DB>, clock: Clock, mails: readonly StoredMail[]): Promise<void> {
  if (mails.length === 0) return
  const now = instantOf(clock)
  await trx
    .insertInto('mails')
    .values(
      mails.map((mail) => ({
        user_id: mail.userId,
        cause: mail.cause,
        address: mail.address,
        language: mail.language,
        kind: mail.stored.kind,
        agreement: mail.agreement,
        content: JSON.stringify(mail.stored),
        created_at: now,
        next_try_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .execute()
}

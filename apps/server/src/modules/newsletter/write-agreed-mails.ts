import { createHash } from 'node:crypto'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Agreement } from '../../platform/mail/agreed-mails.ts'
import type { AgreedContent } from '../../platform/mail/mail-content.ts'
import { queueAgreedMails } from '../../platform/mail/queue-mail.ts'
import type { Transaction } from 'kysely'
import type { Reader } from './readers.ts'

/** A mail to one reader about some items, such as an article or a lesson. */
export interface AgreedMail {
  readonly agreement: Agreement
  readonly items: readonly string[]
  /** The content with those items that were not written to the reader before. */
  readonly contentWith: (items: readonly string[]) => AgreedContent
}

type Recipient = Pick<Reader, 'userId' | 'address' | 'language'>

/** Queues a mail about the items that this reader was not written about; false when there are none. */
export async function writeAgreedMail(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  reader: Recipient,
  mail: AgreedMail,
): Promise<boolean> {
  if (mail.items.length === 0) return false
  return db.transaction().execute(async (trx) => {
    // An erasure that is under way is waited for, so that no row is written for a person who is gone.
    const person = await trx.selectFrom('users').select('id').where('id', '=', reader.userId).forKeyShare().execute()
    return person.length > 0 && (await writeInTransaction(trx, clock, { mail, readers: [reader] })) > 0
  })
}

/**
 * Notes what is written to whom and queues the mails, all in the caller's transaction. The key of the table lets one of two
 * writers note an item, and only that one queues the mail. Returns the number of mails.
 */
export async function writeInTransaction(
  trx: Transaction<DB>,
  clock: Clock,
  { mail, readers }: { readonly mail: AgreedMail; readonly readers: readonly Recipient[] },
): Promise<number> {
  const { agreement, items, contentWith } = mail
  if (readers.length === 0) return 0
  const noted = await trx
    .insertInto('agreed_mails')
    .values(
      readers.flatMap(({ userId }) =>
        items.map((item) => ({ user_id: userId, kind: agreement, item, written_at: instantOf(clock) })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['user_id', 'item'])
    .execute()
  const newItems = Map.groupBy(noted, ({ user_id }) => user_id)
  const mails = readers.flatMap((reader) => {
    const fresh = (newItems.get(reader.userId) ?? []).map(({ item }) => item)
    const wanted = items.filter((item) => fresh.includes(item))
    if (wanted.length === 0) return []
    const { userId, address, language } = reader
    return [
      { userId, address, language, agreement, content: contentWith(wanted), cause: causeOf(mail, wanted, userId) },
    ]
  })
  await queueAgreedMails(trx, clock, mails)
  return mails.length
}

/** Does not name the person, because causes are kept longer than addresses. */
const causeOf = ({ agreement }: AgreedMail, items: readonly string[], userId: string): string =>
  `${agreement}:${createHash('sha256')
    .update([userId, ...items].join(' '))
    .digest('hex')}`

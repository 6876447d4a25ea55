import { sql } from 'kysely'
import { instantOf, type Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'

/** The states of a mail as operators read them. */
export const MAIL_STATES = ['waiting', 'sending', 'sent', 'given-up'] as const

export type MailState = (typeof MAIL_STATES)[number]

export interface MailForOperators {
  readonly id: string
  readonly state: MailState
  readonly kind: string
  readonly language: string
  /** Null once the mail is sent or given up. */
  readonly address: string | null
  readonly createdAt: Date
  readonly nextTryAt: Date | null
  readonly tries: number
  readonly lastError: string | null
}

/** Distinguishes "sending" by the last error: a claim clears it, and a failed try writes it again. */
const STATE = sql<MailState>`case
  when sent_at is not null then 'sent'
  when given_up_at is not null then 'given-up'
  when tries > 0 and last_error is null then 'sending'
  else 'waiting'
end`

/** The newest mails, of one state or of all. */
export async function findMails(
  db: Database,
  { state, most }: { readonly state: MailState | null; readonly most: number },
): Promise<readonly MailForOperators[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'kind', 'language', 'address', 'created_at', 'next_try_at', 'tries', 'last_error'])
    .select(STATE.as('state'))
    .$if(state !== null, (query) => query.where(STATE, '=', state))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ created_at: createdAt, next_try_at: nextTryAt, last_error: lastError, ...row }) => ({
    ...row,
    createdAt,
    nextTryAt,
    lastError,
  }))
}

/** Makes failed mails due now and returns how many. A mail that is being sent is left alone. */
export async function retryMails(db: Database, clock: Clock, id: string | null): Promise<number> {
  const retried = await db
    .updateTable('mails')
    .set({ next_try_at: instantOf(clock) })
    .where('next_try_at', 'is not', null)
    .where('last_error', 'is not', null)
    .$if(id !== null, (query) => query.where('id', '=', id))
    .returning('id')
    .execute()
  return retried.length
}

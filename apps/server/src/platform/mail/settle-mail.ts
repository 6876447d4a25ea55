import { instantOf, type Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import type { ClaimedMail } from './claim-mail.ts'
import { waitAfter } from './next-try.ts'

/** The outcome of a try. */
export type Settlement =
  | { readonly kind: 'sent' }
  | { readonly kind: 'delayed'; readonly reason: string }
  | { readonly kind: 'given-up'; readonly reason: string }

export type TryOutcome =
  | { readonly kind: 'sent' }
  /** A later try may succeed. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** No try can succeed. */
  | { readonly kind: 'hopeless'; readonly reason: string }

/** Clears the personal data and the link of a mail that will not be sent again. */
export const FORGOTTEN = { content: null, address: null, next_try_at: null }

/** Stores the outcome of a try. Does nothing when another process has claimed the mail since. */
export async function settleMail(
  db: Database,
  clock: Clock,
  { mail, outcome }: { readonly mail: ClaimedMail; readonly outcome: TryOutcome },
): Promise<Settlement> {
  const waitMs = outcome.kind === 'failed' ? waitAfter(mail.tries, clock.now() - mail.createdAt.getTime()) : null
  const settlement = settle(outcome, waitMs)
  await db
    .updateTable('mails')
    .set(changeOf(settlement, clock, waitMs))
    .where('id', '=', mail.id)
    .where('tries', '=', mail.tries)
    .where('next_try_at', 'is not', null)
    .execute()
  return settlement
}

function settle(outcome: TryOutcome, waitMs: number | null): Settlement {
  if (outcome.kind === 'sent') return outcome
  return { kind: waitMs === null ? 'given-up' : 'delayed', reason: outcome.reason }
}

function changeOf(settlement: Settlement, clock: Clock, waitMs: number | null) {
  switch (settlement.kind) {
    case 'sent':
      return { ...FORGOTTEN, sent_at: instantOf(clock), last_error: null }
    case 'given-up':
      return { ...FORGOTTEN, given_up_at: instantOf(clock), last_error: settlement.reason }
    case 'delayed':
      return { next_try_at: instantOf(clock, waitMs ?? 0), last_error: settlement.reason }
  }
}

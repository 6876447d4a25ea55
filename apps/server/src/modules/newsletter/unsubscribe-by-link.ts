import { instantOf } from '../../platform/clock/clock.ts'
import { openUnsubscribeLink } from '../../platform/mail/unsubscribe-link.ts'
import type { Services } from '../../services.ts'
import { withdrawAgreement } from './newsletter.repository.ts'

export type LinkOutcome = 'unsubscribed' | 'unknown-link'

/**
 * Withdraws the agreement of a mailed link. Needs no session and no limit: the link cannot be guessed, and the servers of mail
 * programs post the links of many people from few networks.
 */
export async function unsubscribeByLink(
  { db, clock, mailKey }: Pick<Services, 'db' | 'clock' | 'mailKey'>,
  link: { readonly kind: string; readonly token: string },
): Promise<LinkOutcome> {
  const linked = openUnsubscribeLink(mailKey, link)
  if (linked === null) return 'unknown-link'
  await withdrawAgreement(db, { userId: linked.userId, kind: linked.agreement, now: instantOf(clock) })
  return 'unsubscribed'
}

import { EMAIL_MAX_LENGTH } from '@dayplate/rules/accounts'
import { instantOf } from '../../platform/clock/clock.ts'
import { mailboxOf } from '../../platform/mail/mailbox-of.ts'
import { consumeRateLimit, type Limit } from '../../platform/throttle/consume-rate-limit.ts'
import type { Services } from '../../services.ts'
import { withdrawNewsletter } from './newsletter.repository.ts'

/** Addresses one network may unsubscribe in an hour. More would be a search for registered addresses. */
const UNSUBSCRIPTIONS = { name: 'unsubscribe', tries: 30, withinSeconds: 3_600 } as const satisfies Limit

export type UnsubscribeOutcome = 'unsubscribed' | 'too-many'

/**
 * Unsubscribes an address from the newsletter. An unknown address gets the same answer after the same time, because every call
 * waits for the write of the limit, which takes most of its time.
 */
export async function unsubscribe(services: Services, email: string, network: string): Promise<UnsubscribeOutcome> {
  return services.db.transaction().execute(async (trx) => {
    if (!(await consumeRateLimit(trx, services, { limit: UNSUBSCRIPTIONS, subject: [network] }))) return 'too-many'
    // A longer text is not an address.
    if (email.length > EMAIL_MAX_LENGTH) return 'unsubscribed'
    await withdrawNewsletter(trx, mailboxOf(email), instantOf(services.clock))
    return 'unsubscribed'
  })
}

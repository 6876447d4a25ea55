import { EMAIL_MAX_LENGTH } from '@dayplate/rules/accounts'
import { instantOf } from '../../platform/clock/clock.ts'
import { mailboxOf } from '../../platform/mail/mailbox-of.ts'
import { consumeRateLimit, type Limit } from '../../platform/throttle/consume-rate-limit.ts'
import type { Services } from '../../services.ts'
import { withdrawNewsletter } from './newsletter.repository.ts'

/** Addresses one network may take off the newsletter in an hour; more would be somebody trying addresses out. */
const UNSUBSCRIPTIONS = { name: 'unsubscribe', tries: 30, withinSeconds: 3_600 } as const satisfies Limit

export type UnsubscribeOutcome = 'unsubscribed' | 'too-many'

/**
 * Ends the newsletter to an address. An unknown address answers the same, and as late: the count is written for every call,
 * and waiting for that write is nearly all of its time.
 */
export async function unsubscribe(services: Services, email: string, network: string): Promise<UnsubscribeOutcome> {
  return services.db.transaction().execute(async (trx) => {
    if (!(await consumeRateLimit(trx, services, { limit: UNSUBSCRIPTIONS, subject: [network] }))) return 'too-many'
    // Longer text is no address, and nobody's.
    if (email.length > EMAIL_MAX_LENGTH) return 'unsubscribed'
    await withdrawNewsletter(trx, mailboxOf(email), instantOf(services.clock))
    return 'unsubscribed'
  })
}

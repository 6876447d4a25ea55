import { consumeRateLimit, type Limit } from '../../platform/throttle/consume-rate-limit.ts'
import type { Services } from '../../services.ts'

/**
 * Links one network may open and confirm in an hour. 256 bits cannot be guessed, so the limit only bounds the work of guessers.
 */
const LINKS = { name: 'remove-account-link', tries: 60, withinSeconds: 3_600 } as const satisfies Limit

/** False for a network over the limit; it gets the same answer as for a link that does not work. */
export const consumeLinkLimit = (services: Services, network: string): Promise<boolean> =>
  consumeRateLimit(services.db, services, { limit: LINKS, subject: [network] })

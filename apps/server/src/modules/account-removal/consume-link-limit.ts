import { consumeRateLimit, type Limit } from '../../platform/throttle/consume-rate-limit.ts'
import type { Services } from '../../services.ts'

/** Links one network may look at and confirm in an hour. Nobody guesses one of 256 bit; this keeps the work small. */
const LINKS = { name: 'remove-account-link', tries: 60, withinSeconds: 3_600 } as const satisfies Limit

/** False for a network that has tried too often; it is told the same as of a link that does not work. */
export const consumeLinkLimit = (services: Services, network: string): Promise<boolean> =>
  consumeRateLimit(services.db, services, { limit: LINKS, subject: [network] })

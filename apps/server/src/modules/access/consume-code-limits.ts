import {
  refundRateLimits,
  consumeRateLimits,
  type Limit,
  type Try,
} from '../../platform/throttle/consume-rate-limit.ts'
import type { Services } from '../../services.ts'

/** Codes one person may try in an hour: enough for one that is hard to read. */
const BY_ACCOUNT = { name: 'access-code-account', tries: 10, withinSeconds: 3_600 } as const satisfies Limit

/** Codes one network may try in an hour: an office of people who were given codes may use theirs on the same day. */
const BY_NETWORK = { name: 'access-code-network', tries: 60, withinSeconds: 3_600 } as const satisfies Limit

/** Who tries a code, and from where; a visitor has no account yet. */
export interface CodeTrier {
  readonly userId: string | null
  readonly network: string
}

/** What a try at a code is counted by. */
export const codeTries = ({ userId, network }: CodeTrier): readonly Try[] => [
  ...(userId === null ? [] : [{ limit: BY_ACCOUNT, subject: [userId] }]),
  { limit: BY_NETWORK, subject: [network] },
]

/**
 * Counts a try at a code, before anything else is done with it and outside of its transaction, which takes back what it did when
 * the code is wrong. False when too many were made: then the answer is the one to a wrong code.
 */
export const consumeCodeLimits = (services: Services, trier: CodeTrier): Promise<boolean> =>
  consumeRateLimits(services.db, services, codeTries(trier))

/** Gives back the try of a code that was right and has not been used: it bought no guess. */
export const refundCodeLimits = (services: Services, trier: CodeTrier): Promise<void> =>
  refundRateLimits(services.db, services, codeTries(trier))

import {
  refundRateLimits,
  consumeRateLimits,
  type Limit,
  type Try,
} from '../../platform/throttle/consume-rate-limit.ts'
import type { Services } from '../../services.ts'

/** Codes one person may try in an hour: enough to read a hardly legible one. */
const BY_ACCOUNT = { name: 'access-code-account', tries: 10, withinSeconds: 3_600 } as const satisfies Limit

/** Codes one network may try in an hour, because the people of an office may use their codes on the same day. */
const BY_NETWORK = { name: 'access-code-network', tries: 60, withinSeconds: 3_600 } as const satisfies Limit

/** The caller who tries a code; a visitor has no account yet. */
export interface CodeTrier {
  readonly userId: string | null
  readonly network: string
}

/** The limits that count a try of a code. */
export const codeTries = ({ userId, network }: CodeTrier): readonly Try[] => [
  ...(userId === null ? [] : [{ limit: BY_ACCOUNT, subject: [userId] }]),
  { limit: BY_NETWORK, subject: [network] },
]

/**
 * Counts a try of a code. Runs before the transaction, whose rollback after a wrong code would undo the count. False when a
 * limit is reached; the caller then gets the answer of a wrong code.
 */
export const consumeCodeLimits = (services: Services, trier: CodeTrier): Promise<boolean> =>
  consumeRateLimits(services.db, services, codeTries(trier))

/** Refunds the try of a right code that was not used, because it was not a guess. */
export const refundCodeLimits = (services: Services, trier: CodeTrier): Promise<void> =>
  refundRateLimits(services.db, services, codeTries(trier))

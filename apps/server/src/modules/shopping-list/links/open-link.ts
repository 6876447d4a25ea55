import { mayBeLinkToken } from '@dayplate/rules/accounts'
import { OverloadedError } from '../../../platform/graphql/errors.ts'
import {
  consumeRateLimits,
  refundRateLimits,
  type Limit,
  type Try,
} from '../../../platform/throttle/consume-rate-limit.ts'
import type { Services } from '../../../services.ts'
import { hashToken } from '../../accounts/index.ts'
import { findOpenedLink, type OpenedLink } from './list-links.repository.ts'

const MINUTE_S = 60

/**
 * Secrets that one network may try and that are wrong. 256 bits cannot be guessed, so the limit only bounds the work of guessers. A right
 * one gives its try back, because a shopper ticks more than this in an aisle.
 */
const GUESSES = { name: 'shared-list-guesses', tries: 60, withinSeconds: 15 * MINUTE_S } as const satisfies Limit

/** Calls for one list: some for each tick of a family in a shop. A link that was published must not cost more than that. */
const CALLS = { name: 'shared-list-calls', tries: 900, withinSeconds: 15 * MINUTE_S } as const satisfies Limit

/** Stands for every text that cannot be a secret, so that it takes the same way as a wrong one. */
const NO_SECRET = ''

interface Visit {
  readonly token: string
  readonly network: string
}

/**
 * The link of a secret; null when it is unknown, renewed, stopped or expired, all after the same statements. Throws `OverloadedError` for a
 * caller over a limit, right or wrong, so that a page with a list waits and does not say that the list is gone.
 */
export async function openLink(services: Services, { token, network }: Visit): Promise<OpenedLink | null> {
  const { db, clock } = services
  const tokenHash = hashToken(mayBeLinkToken(token) ? token : NO_SECRET)
  const guess: Try = { limit: GUESSES, subject: [network] }
  const call: Try = { limit: CALLS, subject: [tokenHash.toString('hex')] }
  if (!(await consumeRateLimits(db, services, [guess, call]))) throw new OverloadedError()
  const link = await findOpenedLink(db, clock, tokenHash)
  if (link !== null) await refundRateLimits(db, services, [guess])
  return link
}

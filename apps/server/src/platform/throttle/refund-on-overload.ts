import type { Kysely } from 'kysely'
import type { DB } from '../db/tables.gen.ts'
import { OverloadedError } from '../graphql/errors.ts'
import { refundRateLimits, type Throttled, type Try } from './consume-rate-limit.ts'

/**
 * Does the work that tries were taken for. Where the server is too busy to take it on, nothing was tried and the tries are given
 * back: otherwise the right password would be answered like a wrong one when it comes again as the 503 asked.
 */
export async function refundOnOverload<Result>(
  { db, throttleFactor }: Pick<Throttled, 'throttleFactor'> & { readonly db: Kysely<DB> },
  tries: readonly Try[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof OverloadedError) await refundRateLimits(db, { throttleFactor }, tries)
    throw error
  }
}

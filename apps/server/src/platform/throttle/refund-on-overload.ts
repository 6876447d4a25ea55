import type { Kysely } from 'kysely'
import type { DB } from '../db/tables.gen.ts'
import { OverloadedError } from '../graphql/errors.ts'
import { refundRateLimits, type Throttled, type Try } from './consume-rate-limit.ts'

/**
 * Runs work that tries were taken for, and refunds the tries when the server is overloaded. Otherwise the right password, sent
 * again as the 503 asks, would be refused like a wrong one.
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

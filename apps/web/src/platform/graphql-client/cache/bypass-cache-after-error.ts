import { makeOperation, mapExchange, type Exchange } from '@urql/core'

/**
 * Sends a query past the cache if it failed the last time. The cache drops a repeated query right after its answer, because two
 * failing queries would otherwise trigger each other for ever. But then the client waits for an answer to a query that was
 * never sent, and "Try again" does nothing. A failed query has nothing in the cache, so nothing is lost.
 */
export function bypassCacheAfterError(): Exchange {
  const failed = new Set<number>()
  return mapExchange({
    onOperation(operation) {
      const { kind, key, context } = operation
      if (kind === 'teardown') failed.delete(key)
      if (kind !== 'query' || context.requestPolicy !== 'cache-first' || !failed.has(key)) return operation
      return makeOperation(kind, operation, { ...context, requestPolicy: 'network-only' })
    },
    onResult({ operation: { key }, data, error }) {
      if (error !== undefined && (data === undefined || data === null)) failed.add(key)
      else failed.delete(key)
    },
  })
}

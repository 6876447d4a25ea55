import { makeOperation, mapExchange, type Exchange } from '@urql/core'

/**
 * Asks the gateway, past the cache, whatever failed last. The cache drops a question that it has just seen answered, or two
 * queries that fail would ask each other for ever; but then the client waits for an answer nobody asked for, and "Try again"
 * does nothing. What failed is not in the cache, so nothing is lost by passing it.
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

import {
  type Client,
  type Exchange,
  makeOperation,
  mapExchange,
  type Operation,
  type OperationResult,
} from '@urql/core'
import { nameRepeater } from './doubted-answers.ts'
import { statusOf } from './failure.ts'
import { OUTDATED } from './outdated.ts'

/** The first wait before uncertain queries are repeated, in milliseconds. Each further one is twice as long. */
const PATIENCE_MS = 4000

interface Shown {
  readonly operation: Operation
  readonly data: unknown
}

/**
 * A change whose answer is lost may have been made, so every earlier answer is uncertain. Queries of the current page are
 * repeated at once and again when the connection returns, all others when they are next used. Until then the page shows the old
 * answers. An answer that another device has outdated is repeated alike, and so are all when the outbox doubts them.
 */
export const revalidateAfterLostResponse: Exchange = (input) => {
  const stale = trackStaleQueries(input.client)
  return mapExchange({ onOperation: stale.follow, onResult: stale.judge })(input)
}

function trackStaleQueries(client: Client) {
  const asked = new Set<number>()
  const staleKeys = new Set<number>()
  const shown = new Map<number, Shown>()
  /** Queries that were repeated and have no answer yet, and what to call when all have one. */
  const repeated = new Set<number>()
  let onRepeated = () => {}
  let patienceMs = PATIENCE_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  const askAgain = () => {
    clearTimeout(timer)
    for (const [key, { operation }] of shown) {
      if (staleKeys.has(key)) client.reexecuteOperation(withPolicy(operation, 'network-only'))
    }
  }
  const askLater = () => {
    clearTimeout(timer)
    timer = setTimeout(askAgain, patienceMs)
    patienceMs *= 2
  }
  const markAllStale = () => {
    for (const key of asked) staleKeys.add(key)
    patienceMs = PATIENCE_MS
    askAgain()
  }
  const settle = (key: number) => {
    if (repeated.delete(key) && repeated.size === 0) onRepeated()
  }
  if (typeof window !== 'undefined') addEventListener('online', askAgain)
  nameRepeater(async () => {
    if (shown.size === 0) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const earlier = onRepeated
    onRepeated = () => (earlier(), resolve())
    // The outbox waits for it and must not wait for ever.
    setTimeout(resolve, PATIENCE_MS)
    for (const key of shown.keys()) repeated.add(key)
    markAllStale()
    await promise
  })

  return {
    /** Uncertain answers are not read from the cache alone. */
    follow(operation: Operation): Operation | undefined {
      if (operation.kind === 'teardown') {
        shown.delete(operation.key)
        settle(operation.key)
      }
      if (operation.kind !== 'query') return undefined
      asked.add(operation.key)
      if (isOutdated(operation)) staleKeys.add(operation.key)
      const isFromCache = operation.context.requestPolicy === 'cache-first'
      return isFromCache && staleKeys.has(operation.key) ? withPolicy(operation, 'cache-and-network') : undefined
    },
    judge(result: OperationResult): OperationResult | undefined {
      const { operation, error } = result
      const data: unknown = result.data
      if (isUnknown(result)) markAllStale()
      if (operation.kind !== 'query') return undefined
      if (!result.stale) settle(operation.key)
      const before = shown.get(operation.key)
      if (data !== undefined && data !== null) shown.set(operation.key, { operation, data })
      if (error === undefined && !result.stale) staleKeys.delete(operation.key)
      if (error === undefined || before === undefined || !staleKeys.has(operation.key)) return undefined
      askLater()
      return { operation, data: before.data, stale: false, hasNext: false }
    },
  }
}

const withPolicy = (operation: Operation, requestPolicy: Operation['context']['requestPolicy']): Operation =>
  makeOperation('query', operation, { ...operation.context, requestPolicy })

/** The cache repeats a query with the context of its last sender, and then reads it without the gateway. */
const isOutdated = ({ context }: Operation): boolean =>
  context.requestPolicy === 'network-only' && context['isOutdated'] === OUTDATED.isOutdated

/** Whether a change may have been made although its answer is missing. */
function isUnknown({ operation, error }: OperationResult): boolean {
  return operation.kind === 'mutation' && error?.networkError !== undefined && statusOf(error) !== 401
}

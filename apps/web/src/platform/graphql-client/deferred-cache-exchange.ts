import { type Exchange, type ExchangeInput, makeOperation, type Operation, type OperationResult } from '@urql/core'
import { makeSubject, pipe, share, subscribe } from 'wonka'
import { LONGEST_WAIT_MS } from './longest-wait.ts'

interface DeferredCacheOptions {
  /** Imports the cache's code, which counts as failed after the longest wait. */
  readonly loadCache: () => Promise<Exchange>
  /** Called with the first query result; decides when the cache is loaded though no mutation needs it yet. */
  readonly schedule: (load: () => void) => void
}

/** Results kept before the cache is loaded anyway: without it, they do not follow each other's changes. */
const MAX_RESULTS = 20

/**
 * Replaces the cache until its code has arrived, because a page can show its first results without it. Results are kept by
 * operation key and are written to the cache when it arrives. The result of a mutation waits for the cache, which applies the
 * change to all results on the page.
 */
export const deferredCacheExchange =
  (options: DeferredCacheOptions): Exchange =>
  (input) =>
  (operations$) => {
    const deferred = new DeferredCache(options, input)
    pipe(operations$, subscribe(deferred.execute))
    return deferred.results$
  }

class DeferredCache {
  readonly #options: DeferredCacheOptions
  readonly #input: ExchangeInput
  readonly #toGateway = makeSubject<Operation>()
  readonly #toCaller = makeSubject<OperationResult>()
  /** Results of operations that the cache forwarded. */
  readonly #toCache = makeSubject<OperationResult>()
  /** Query results from before the cache, by operation key. */
  readonly #kept = new Map<number, OperationResult>()
  /** Queries that still have a subscriber. */
  readonly #active = new Map<number, Operation>()
  /** Keys of operations that were sent before the cache and have no result yet. */
  readonly #pending = new Set<number>()
  /** Results from before the cache that it receives when it forwards their operation. */
  readonly #prefilled = new Map<number, OperationResult>()
  #heldMutations: OperationResult[] = []
  #isLoading = false
  /** Passes an operation to the cache; null until the cache has arrived. */
  #toCacheExchange: ((operation: Operation) => void) | null = null

  constructor(options: DeferredCacheOptions, input: ExchangeInput) {
    this.#options = options
    this.#input = input
    pipe(input.forward(share(this.#toGateway.source)), subscribe(this.#receive))
  }

  get results$() {
    return this.#toCaller.source
  }

  readonly execute = (operation: Operation): void => {
    if (operation.kind === 'query') this.#active.set(operation.key, operation)
    if (operation.kind === 'teardown') {
      this.#active.delete(operation.key)
      this.#pending.delete(operation.key)
    }
    if (this.#toCacheExchange) this.#toCacheExchange(operation)
    else if (!this.#answerFromKept(operation)) this.#send(operation)
  }

  /** Answers a query from a kept result. Returns false when the gateway must be called as well. */
  #answerFromKept(operation: Operation): boolean {
    const { requestPolicy } = operation.context
    if (operation.kind !== 'query' || requestPolicy === 'network-only') return false
    const result = this.#kept.get(operation.key)
    if (result === undefined) {
      if (requestPolicy === 'cache-only') this.#toCaller.next(missOf(operation))
      return requestPolicy === 'cache-only'
    }
    const stale = requestPolicy === 'cache-and-network'
    this.#toCaller.next({ ...result, operation, stale })
    return !stale
  }

  #send(operation: Operation): void {
    if (operation.kind === 'mutation' && this.#active.size + this.#kept.size > 0) this.#load()
    if (operation.kind !== 'teardown') this.#pending.add(operation.key)
    this.#toGateway.next(operation)
  }

  readonly #receive = (result: OperationResult): void => {
    const isFromBefore = this.#pending.delete(result.operation.key)
    if (this.#toCacheExchange) {
      if (isFromBefore) this.#write(result, this.#toCacheExchange)
      else this.#toCache.next(result)
    } else if (result.operation.kind !== 'mutation') this.#passQuery(result)
    else if (this.#isLoading) this.#heldMutations.push(result)
    else this.#passMutation(result)
  }

  #passQuery(result: OperationResult): void {
    if ((result.data ?? null) !== null) {
      if (this.#kept.size === 0) this.#options.schedule(this.#load)
      this.#kept.set(result.operation.key, result)
      if (this.#kept.size >= MAX_RESULTS) this.#load()
    }
    this.#toCaller.next(result)
  }

  /** Without the cache, what the mutation changed is unknown, so all active queries are sent again. */
  #passMutation(result: OperationResult): void {
    this.#kept.clear()
    this.#toCaller.next(result)
    for (const operation of this.#active.values()) {
      this.#input.client.reexecuteOperation(withPolicy(operation, 'network-only'))
    }
  }

  readonly #load = (): void => {
    if (this.#isLoading || this.#toCacheExchange) return
    this.#isLoading = true
    Promise.race([this.#options.loadCache(), failAfter(LONGEST_WAIT_MS)]).then(this.#start, this.#continueWithout)
  }

  readonly #continueWithout = (): void => {
    this.#isLoading = false
    for (const result of this.#heldMutations.splice(0)) this.#passMutation(result)
  }

  readonly #start = (cache: Exchange): void => {
    const operations = makeSubject<Operation>()
    let isFilling = true
    const pass = (result: OperationResult) => {
      if (!isFilling) this.#toCaller.next(result)
    }
    pipe(cache({ ...this.#input, forward: this.#forwardOfCache })(share(operations.source)), subscribe(pass))
    this.#toCacheExchange = operations.next
    // Their callers have these results already.
    for (const result of this.#kept.values()) this.#write(result, operations.next)
    isFilling = false
    this.#kept.clear()
    for (const result of this.#heldMutations.splice(0)) this.#write(result, operations.next)
    // A query that reads only from the cache may be complete now.
    for (const operation of this.#active.values()) {
      if (operation.context.requestPolicy === 'cache-only') operations.next(operation)
    }
  }

  /** Writes a result to the cache by running its operation again, which the cache then finds in `#prefilled`. */
  #write(result: OperationResult, toCacheExchange: (operation: Operation) => void): void {
    const { operation } = result
    this.#prefilled.set(operation.key, result)
    const isQuery = operation.kind === 'query'
    toCacheExchange(isQuery ? withPolicy(operation, 'network-only') : operation)
    if (isQuery && !this.#active.has(operation.key)) toCacheExchange(makeOperation('teardown', operation))
  }

  /** Answers the operations that the cache forwards: from `#prefilled`, or by the gateway. */
  readonly #forwardOfCache: ExchangeInput['forward'] = (operations$) => {
    const answer = (operation: Operation) => {
      const result = operation.kind === 'teardown' ? undefined : this.#prefilled.get(operation.key)
      this.#prefilled.delete(operation.key)
      if (result) this.#toCache.next({ ...result, operation })
      else this.#toGateway.next(operation)
    }
    pipe(operations$, subscribe(answer))
    return this.#toCache.source
  }
}

/** The result of a mutation must not wait for ever where the connection stalls. */
const failAfter = (ms: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The cache did not arrive in time')), ms))

/** What graphcache answers to a query that reads only from the cache and finds nothing there. */
const missOf = (operation: Operation): OperationResult => ({
  operation,
  data: null,
  stale: false,
  hasNext: false,
})

const withPolicy = (operation: Operation, requestPolicy: Operation['context']['requestPolicy']): Operation =>
  makeOperation(operation.kind, operation, { ...operation.context, requestPolicy })

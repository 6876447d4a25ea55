import { Client, type Exchange, fetchExchange, gql } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { deferredCacheExchange } from './deferred-cache-exchange.ts'
import { LONGEST_WAIT_MS } from './longest-wait.ts'

const DAY = gql<{ day: { title: string } }>('query Day { day { __typename id title } }')
const OTHER = gql<{ other: { title: string } }>('query Other { other { __typename id title } }')
const RENAME = gql<{ rename: { title: string } }>('mutation Rename { rename { __typename id title } }')

const loadCache = vi.fn<() => Promise<Exchange>>()
const fetched = vi.fn<typeof fetch>()
let title = 'Soup'

const includes = (init: RequestInit | undefined, words: string): boolean =>
  typeof init?.body === 'string' && init.body.includes(words)

const sentOf = (name: string): number =>
  fetched.mock.calls.filter(([, init]) => includes(init, `"operationName":"${name}"`)).length

const thing = () => ({ __typename: 'Day', id: '1', title })

function answerAll(init?: RequestInit) {
  const isMutation = includes(init, 'mutation')
  if (isMutation) title = 'Salad'
  return Response.json({ data: isMutation ? { rename: thing() } : { day: thing(), other: thing() } })
}

beforeEach(() => {
  title = 'Soup'
  loadCache.mockImplementation(async () => cacheExchange({}))
  fetched.mockImplementation(async (_, init) => answerAll(init))
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  loadCache.mockReset()
  fetched.mockReset()
})

function createClient(schedule: (load: () => void) => void = () => {}): Client {
  const exchanges = [deferredCacheExchange({ loadCache, schedule }), fetchExchange]
  return new Client({ url: 'http://gateway/graphql', preferGetMethod: false, exchanges })
}

/** The titles that a page shows, as they change. */
function show(client: Client): string[] {
  const titles: string[] = []
  const { unsubscribe } = client.query(DAY, {}).subscribe(({ data }) => {
    if (data && titles.at(-1) !== data.day.title) titles.push(data.day.title)
  })
  onTestFinished(unsubscribe)
  return titles
}

describe('deferredCacheExchange', () => {
  it('answers without the cache, and answers the same query from its result', async () => {
    const client = createClient()
    const first = await client.query(DAY, {}).toPromise()
    const second = await client.query(DAY, {}).toPromise()
    expect(first.data?.day.title).toBe('Soup')
    expect(second.data?.day.title).toBe('Soup')
    expect(sentOf('Day')).toBe(1)
    expect(loadCache).not.toHaveBeenCalled()
  })

  it('calls the gateway again for a query that wants the newest result', async () => {
    const client = createClient()
    await client.query(DAY, {}).toPromise()
    title = 'Stew'
    const { data } = await client.query(DAY, {}, { requestPolicy: 'network-only' }).toPromise()
    expect(data?.day.title).toBe('Stew')
    expect(sentOf('Day')).toBe(2)
  })

  it('fills the cache with the results it kept', async () => {
    let load = () => {}
    const client = createClient((work) => (load = work))
    await client.query(DAY, {}).toPromise()
    load()
    await vi.waitFor(() => expect(loadCache).toHaveBeenCalledOnce())
    const { data } = await client.query(DAY, {}).toPromise()
    expect(data?.day.title).toBe('Soup')
    expect(sentOf('Day')).toBe(1)
  })

  it('applies a mutation to the results on the page, although the cache arrives after it', async () => {
    const client = createClient()
    const titles = show(client)
    await vi.waitFor(() => expect(titles).toEqual(['Soup']))
    const { data } = await client.mutation(RENAME, {}).toPromise()
    expect(data?.rename.title).toBe('Salad')
    expect(titles).toEqual(['Soup', 'Salad'])
    expect(sentOf('Rename')).toBe(1)
    expect(sentOf('Day')).toBe(1)
  })

  it('fills the cache also with a result that arrives after the cache', async () => {
    let answerLate = () => {}
    fetched.mockImplementationOnce(
      () => new Promise((resolve) => (answerLate = () => resolve(answerAll({ body: 'query' })))),
    )
    const client = createClient()
    const titles = show(client)
    await client.mutation(RENAME, {}).toPromise()
    await vi.waitFor(() => expect(loadCache).toHaveBeenCalledOnce())
    answerLate()
    await vi.waitFor(() => expect(titles).toEqual(['Salad']))
    title = 'Stew'
    const { data } = await client.query(OTHER, {}).toPromise()
    expect(data?.other.title).toBe('Stew')
    expect(titles).toEqual(['Salad', 'Stew'])
  })

  it('sends the active queries again when the cache does not arrive after a mutation', async () => {
    loadCache.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    const client = createClient()
    const titles = show(client)
    await vi.waitFor(() => expect(titles).toEqual(['Soup']))
    const { data } = await client.mutation(RENAME, {}).toPromise()
    expect(data?.rename.title).toBe('Salad')
    await vi.waitFor(() => expect(titles).toEqual(['Soup', 'Salad']))
    expect(sentOf('Day')).toBe(2)
  })

  it('passes on the result of a mutation when the cache does not arrive within the longest wait', async () => {
    loadCache.mockImplementation(() => new Promise(() => {}))
    const client = createClient()
    const titles = show(client)
    await vi.waitFor(() => expect(titles).toEqual(['Soup']))
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const renamed = client.mutation(RENAME, {}).toPromise()
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS - 1)
    expect(titles).toEqual(['Soup'])
    await vi.advanceTimersByTimeAsync(1)
    expect((await renamed).data?.rename.title).toBe('Salad')
    await vi.waitFor(() => expect(titles).toEqual(['Soup', 'Salad']))
  })

  it('answers a query that reads only from the cache, first with nothing and then from the cache', async () => {
    let load = () => {}
    const client = createClient((work) => (load = work))
    const cached: unknown[] = []
    const { unsubscribe } = client
      .query(OTHER, {}, { requestPolicy: 'cache-only' })
      .subscribe(({ data }) => cached.push(data?.other.title ?? null))
    onTestFinished(unsubscribe)
    expect(cached).toEqual([null])
    // The same field in another document: only the cache knows that it is the same.
    await client.query(gql('query Same { other { __typename id title } }'), {}).toPromise()
    load()
    await vi.waitFor(() => expect(cached).toEqual([null, 'Soup']))
    expect(sentOf('Other')).toBe(0)
  })

  it('answers a query that reads only from the cache with the result it kept', async () => {
    const client = createClient()
    await client.query(DAY, {}).toPromise()
    const { data } = await client.query(DAY, {}, { requestPolicy: 'cache-only' }).toPromise()
    expect(data?.day.title).toBe('Soup')
    expect(sentOf('Day')).toBe(1)
  })

  it('does not load the cache for a mutation on a page without queries', async () => {
    const client = createClient()
    await client.mutation(RENAME, {}).toPromise()
    expect(loadCache).not.toHaveBeenCalled()
  })
})

import { gql } from '@urql/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGatewayClient } from './create-gateway-client.ts'
import { OUTDATED } from './outdated.ts'

vi.mock('../i18n/i18n.ts', () => ({ readLocaleCode: () => 'pl_PL' }))

const CODE = gql<{ serverCode: number }>('query ServerCode { serverCode }')
const OTHER = gql<{ serverVersion: number }>('query ServerVersion { serverVersion }')
const CHANGE = gql('mutation Change { change }')

const fetched = vi.fn<typeof fetch>()
/** The gateway's value, and whether its answers arrive. */
let code = 1
let arrives = true
/** The names of the operations that were sent. */
const asked = () =>
  fetched.mock.calls.map(([address]) => (typeof address === 'string' ? address.replace('/graphql?', '') : ''))

/** Opens a page that shows the code, and returns what it shows. */
async function open() {
  const client = createGatewayClient({ token: 'secret', onRefused: vi.fn() })
  const seen: unknown[] = []
  const { unsubscribe } = client.query(CODE, {}).subscribe(({ data, error }) => seen.push(error ?? data?.serverCode))
  await vi.waitFor(() => expect(seen).toContain(1))
  return { client, seen, unsubscribe }
}

/** The gateway makes the change, but its answer is lost. */
async function loseAnswer(client: Awaited<ReturnType<typeof open>>['client']): Promise<void> {
  code = 2
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await client.mutation(CHANGE, {}).toPromise()
}

beforeEach(() => {
  code = 1
  arrives = true
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  fetched.mockImplementation(async () => {
    if (!arrives) throw new TypeError('Failed to fetch')
    return Response.json({ data: { serverCode: code, serverVersion: code } })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

describe('an answer that another device has outdated', () => {
  const refresh = (client: Awaited<ReturnType<typeof open>>['client']) =>
    client.query(CODE, {}, { requestPolicy: 'network-only', ...OUTDATED }).toPromise()

  it('stays while the newer one does not arrive, and is asked for again later', async () => {
    const { client, seen } = await open()
    code = 2
    arrives = false
    await refresh(client)
    expect(new Set(seen)).toEqual(new Set([1]))
    arrives = true
    await vi.advanceTimersByTimeAsync(4_000)
    await vi.waitFor(() => expect(seen.at(-1)).toBe(2))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toHaveLength(3)
  })

  it('is not asked for again when it is read from the cache afterwards', async () => {
    const { client } = await open()
    await refresh(client)
    await client.query(CODE, {}, { requestPolicy: 'cache-first', ...OUTDATED }).toPromise()
    expect(asked()).toHaveLength(2)
  })
})

describe('after a change whose answer is lost', () => {
  it('sends the queries of the page again at once', async () => {
    const { client, seen } = await open()
    await loseAnswer(client)
    await vi.waitFor(() => expect(seen.at(-1)).toBe(2))
    expect(asked()).toEqual(['q=ServerCode', 'm=Change', 'q=ServerCode'])
  })

  it('keeps the shown answers while the gateway does not answer, and asks again later', async () => {
    const { client, seen } = await open()
    arrives = false
    await loseAnswer(client)
    await vi.waitFor(() => expect(asked()).toHaveLength(3))
    await vi.advanceTimersByTimeAsync(3900)
    expect(new Set(seen)).toEqual(new Set([1]))
    expect(asked()).toHaveLength(3)
    arrives = true
    await vi.advanceTimersByTimeAsync(100)
    await vi.waitFor(() => expect(seen.at(-1)).toBe(2))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toHaveLength(4)
  })

  it('sends other earlier queries again when they are next used', async () => {
    const { client, unsubscribe } = await open()
    await client.query(OTHER, {}).toPromise()
    unsubscribe()
    await loseAnswer(client)
    const seen: unknown[] = []
    client.query(OTHER, {}).subscribe(({ data }) => seen.push(data?.serverVersion))
    await vi.waitFor(() => expect(seen).toEqual([1, 2]))
    expect(asked()).toEqual(['q=ServerCode', 'q=ServerVersion', 'm=Change', 'q=ServerVersion'])
  })
})

describe('after a change that was answered', () => {
  it.each([{ data: { change: 1 } }, { errors: [{ message: 'No' }], data: null }])(
    'sends no query again: %j',
    async (answer) => {
      const { client } = await open()
      fetched.mockResolvedValueOnce(Response.json(answer))
      await client.mutation(CHANGE, {}).toPromise()
      await client.query(CODE, {}).toPromise()
      expect(asked()).toEqual(['q=ServerCode', 'm=Change'])
      // Clears the logged report of the refusal.
      vi.mocked(console.error).mockClear()
    },
  )
})

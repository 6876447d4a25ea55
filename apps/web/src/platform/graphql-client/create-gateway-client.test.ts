import { gql } from '@urql/core'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { acknowledge, onUnhandledFailure } from '../errors/watched-failures.ts'
import { createGatewayClient } from './create-gateway-client.ts'
import { failureOf } from './failure.ts'
import { UNWATCHED } from './unwatched.ts'

vi.mock('../i18n/i18n.ts', () => ({ readLocaleCode: () => 'pl_PL' }))

const LOGIN = gql<{ login: { __typename?: string; token?: string } }>(
  'mutation Login { login(email: "a", password: "b") { ... on Token { token } ... on UnauthorizedException { code } } }',
)

const UNCACHED = { requestPolicy: 'network-only' } as const

const fetched = vi.fn<typeof fetch>()

function answer(status: number, data: unknown) {
  const headers = { 'Content-Type': 'application/json' }
  fetched.mockImplementation(async () => new Response(JSON.stringify(data), { status, headers }))
}

const bodySchema = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.object({ query: z.string() }))

/** The document of each call for days. */
const askedDays = () =>
  fetched.mock.calls
    .filter(([address]) => address === '/graphql?q=Days')
    .map(([, init]) => bodySchema.parse(init?.body).query)

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  // Outside production the cache warns that members of a union are missing in the answer.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fetched.mockReset()
})

describe('the gateway client', () => {
  it('returns the member of a union in `__typename`, although the document does not select it', async () => {
    answer(200, { data: { login: { __typename: 'Token', token: 'secret' } } })
    const client = createGatewayClient({ token: null, onRefused: vi.fn() })
    const { data } = await client.mutation(LOGIN, {}).toPromise()
    expect(data?.login.__typename).toBe('Token')
  })

  it('repeats a query after lost answers with the same document', async () => {
    const days = { days: [{ __typename: 'Day', date: '2026-11-21' }] }
    fetched.mockImplementation(async (address) => {
      if (address !== '/graphql?q=Days') throw new TypeError('lost')
      return Response.json({ data: days })
    })
    const client = createGatewayClient({ token: null, onRefused: vi.fn() })
    const heard = vi.fn<() => void>()
    const { unsubscribe } = client.query(gql('query Days { days { date } }'), {}).subscribe(heard)
    onTestFinished(unsubscribe)
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
    for (let loss = 0; loss < 3; loss += 1) {
      const { error } = await client.mutation(LOGIN, {}, UNWATCHED).toPromise()
      acknowledge(error && failureOf(error))
      await vi.waitFor(() => expect(askedDays()).toHaveLength(loss + 2))
    }
    expect(new Set(askedDays()).size).toBe(1)
  })

  it('posts with the gateway’s headers and names the operation in the address', async () => {
    answer(200, { data: { serverCode: 200 } })
    const client = createGatewayClient({ token: 'secret', onRefused: vi.fn() })
    await client.query(gql('query ServerCode { serverCode }'), {}).toPromise()
    const [address, init] = fetched.mock.calls[0] ?? []
    expect(address).toBe('/graphql?q=ServerCode')
    expect(init?.method).toBe('POST')
    expect(init?.headers).toMatchObject({
      'x-auth-token': 'secret',
      'x-locale': 'pl_PL',
      'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
  })

  it('sends no token when there is none', async () => {
    answer(200, { data: { serverCode: 200 } })
    const client = createGatewayClient({ token: null, onRefused: vi.fn() })
    await client.query(gql('query ServerCode { serverCode }'), {}).toPromise()
    expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty('x-auth-token')
  })

  it('leads to the error page 4 seconds after a failed request, unless it is handled or repeated', async () => {
    const leadTo = vi.fn()
    onUnhandledFailure(leadTo)
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const client = createGatewayClient({ token: null, onRefused: vi.fn() })
    const ask = (name: string) => client.query(gql(`query ${name} { serverCode }`), {}, UNCACHED).toPromise()
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const { error } = await ask('Handled')
    acknowledge(error && failureOf(error))
    await ask('AskedAgain')
    answer(200, { data: { serverCode: 200 } })
    await ask('AskedAgain')
    vi.advanceTimersByTime(4000)
    expect(leadTo).not.toHaveBeenCalled()
    answer(503, {})
    await ask('Unhandled')
    vi.advanceTimersByTime(3999)
    expect(leadTo).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(leadTo.mock.calls).toEqual([['/error/application']])
  })

  it('does not lead to an error page if the caller shows the failure', async () => {
    const leadTo = vi.fn()
    onUnhandledFailure(leadTo)
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const client = createGatewayClient({ token: null, onRefused: vi.fn() })
    const { error } = await client.query(gql('query Pointed { serverCode }'), {}, UNWATCHED).toPromise()
    expect(error?.networkError).toBeInstanceOf(TypeError)
    vi.advanceTimersByTime(4000)
    expect(leadTo).not.toHaveBeenCalled()
  })

  it('reports errors beside an answer without leading to an error page', async () => {
    const leadTo = vi.fn()
    onUnhandledFailure(leadTo)
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    vi.spyOn(console, 'error').mockImplementation(() => {})
    answer(200, { data: { serverCode: 200 }, errors: [{ message: 'no article' }] })
    const client = createGatewayClient({ token: null, onRefused: vi.fn() })
    await client.query(gql('query Beside { serverCode }'), {}).toPromise()
    vi.advanceTimersByTime(4000)
    expect(leadTo).not.toHaveBeenCalled()
    expect(console.error).toHaveBeenCalledWith('Beside: no article')
  })

  it('calls onRefused for status 401 and for no other', async () => {
    const onRefused = vi.fn()
    const client = createGatewayClient({ token: 'old', onRefused })
    answer(503, { errors: [{ message: 'busy' }] })
    await client.query(gql('query A { serverCode }'), {}).toPromise()
    expect(onRefused).not.toHaveBeenCalled()
    answer(401, { errors: [{ message: 'who is that' }] })
    await client.query(gql('query B { serverCode }'), {}).toPromise()
    expect(onRefused).toHaveBeenCalledOnce()
  })
})

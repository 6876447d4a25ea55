import { gql } from '@urql/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGatewayClient } from './create-gateway-client.ts'

vi.mock('../i18n/i18n.ts', () => ({ readLocaleCode: () => 'pl_PL' }))

const LOGIN = gql<{ login: { __typename?: string; token?: string } }>(
  'mutation Login { login(email: "a", password: "b") { ... on Token { token } ... on UnauthorizedException { code } } }',
)

const fetched = vi.fn<typeof fetch>()

function answer(status: number, data: unknown) {
  const headers = { 'Content-Type': 'application/json' }
  fetched.mockImplementation(async () => new Response(JSON.stringify(data), { status, headers }))
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  // The cache remarks, outside production, that the other members of a union are not in the answer.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fetched.mockReset()
})

describe('the gateway client', () => {
  it('says which member of a union the answer is, though the document does not ask', async () => {
    answer(200, { data: { login: { __typename: 'Token', token: 'secret' } } })
    const client = createGatewayClient({ token: null, onRefused: vi.fn() })
    const { data } = await client.mutation(LOGIN, {}).toPromise()
    expect(data?.login.__typename).toBe('Token')
  })

  it('posts with the headers of the gateway, and the operation named in the address', async () => {
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

  it('tells of status 401, and of no other', async () => {
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

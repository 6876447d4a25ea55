import { beforeEach, expect, it, vi } from 'vitest'

vi.mock('../../platform/graphql-client/gateway-headers.ts', () => ({
  gatewayHeaders: (token: string) => ({ 'X-Auth-Token': token }),
}))

const session = vi.hoisted((): { token: string | null } => ({ token: 'old' }))
vi.mock('../../platform/session/session.ts', () => ({
  readToken: () => session.token,
  endSession: () => {
    session.token = null
  },
}))

const { logOut } = await import('./log-out.ts')

beforeEach(() => {
  session.token = 'old'
  return () => void vi.unstubAllGlobals()
})

it('clears the browser before anybody has answered, and revokes the token it had', () => {
  const fetched = vi.fn(() => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', fetched)
  logOut()
  expect(session.token).toBeNull()
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/graphql?m=Logout',
    expect.objectContaining({ keepalive: true, headers: expect.objectContaining({ 'X-Auth-Token': 'old' }) }),
  )
})

it('clears the browser when nobody can be reached, and asks nothing for a visitor', () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetched)
  logOut()
  logOut()
  expect(session.token).toBeNull()
  expect(fetched).toHaveBeenCalledTimes(1)
})

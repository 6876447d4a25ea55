import { beforeEach, describe, expect, it, vi } from 'vitest'

vi.mock('../../../platform/graphql-client/gateway-headers.ts', () => ({
  gatewayHeaders: (token: string | null) => ({ 'X-Auth-Token': token }),
}))

const session = vi.hoisted((): { token: string | null } => ({ token: 'old' }))
vi.mock('../../../platform/session/session.ts', () => ({
  readToken: () => session.token,
  endSession: () => {
    session.token = null
  },
}))

/** SHA-256 of `old`. */
const HASH = 'cba06b5736faf67e54b07b561eae94395e774c517a7d910a54369e1263ccfbd4'

const stored = new Map<string, string>()

async function open() {
  vi.resetModules()
  const { logOut } = await import('./log-out.ts')
  const { endLeftSessions } = await import('./end-left-sessions.ts')
  const { readLeftSessions } = await import('./left-sessions.ts')
  return { logOut, endLeftSessions, readLeftSessions }
}

function answerWith(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const nobody = () => Promise.reject(new TypeError('Failed to fetch'))
const DONE = '{"data":{}}'

beforeEach(() => {
  session.token = 'old'
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  return () => void vi.unstubAllGlobals()
})

describe('logOut', () => {
  it('clears the browser before the server answers, and ends the session of its token', async () => {
    const { logOut } = await open()
    const fetched = answerWith(() => new Promise(() => {}))
    const left = logOut()
    expect(session.token).toBeNull()
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      '/graphql?m=Logout',
      expect.objectContaining({ keepalive: true, headers: expect.objectContaining({ 'X-Auth-Token': 'old' }) }),
    )
    await left
  })

  it('keeps only the hash when the server cannot be reached, and sends nothing for a visitor', async () => {
    const { logOut, readLeftSessions } = await open()
    const fetched = answerWith(nobody)
    void logOut()
    void logOut()
    expect(session.token).toBeNull()
    await expect.poll(readLeftSessions).toEqual([HASH])
    expect([...stored.values()]).toEqual([HASH])
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['done', DONE, 200],
    ['already over', DONE, 401],
  ])('keeps nothing once the server says it is %s', async (_, body, status) => {
    const { logOut, readLeftSessions } = await open()
    let answer = (_response: Response) => {}
    answerWith(() => new Promise((resolve) => (answer = resolve)))
    void logOut()
    await expect.poll(readLeftSessions).toEqual([HASH])
    answer(new Response(body, { status }))
    await expect.poll(readLeftSessions).toEqual([])
  })
})

describe('endLeftSessions', () => {
  it('sends the hash without a token, until the server has answered', async () => {
    stored.set('leftSessions', HASH)
    const { endLeftSessions, readLeftSessions } = await open()
    for (const answer of [
      nobody,
      () => Promise.resolve(new Response(DONE, { status: 503 })),
      () => Promise.resolve(new Response('{"errors":[]}')),
      () => Promise.resolve(new Response('<html>Log in to this network</html>')),
    ]) {
      answerWith(answer)
      await endLeftSessions()
      expect(readLeftSessions()).toEqual([HASH])
    }
    const fetched = answerWith(() => Promise.resolve(new Response(DONE)))
    await endLeftSessions()
    expect(readLeftSessions()).toEqual([])
    expect(fetched.mock.calls).toEqual([
      [expect.any(String), expect.objectContaining({ headers: expect.objectContaining({ 'X-Auth-Token': null }) })],
    ])
    expect(JSON.stringify(fetched.mock.calls)).toContain(HASH)
  })
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { postGraphql } from './post-graphql.ts'
import { LONGEST_WAIT_MS } from './longest-wait.ts'

vi.mock('../i18n/i18n.ts', () => ({ readLocaleCode: () => 'pl_PL' }))

const CALL = { address: 'q=WhoIsHere', query: '{ me { email } }', token: 'secret' } as const

/** Ends the wait by hand, because fake timers do not reach it. */
let wait: AbortController
const waited = vi.fn<typeof AbortSignal.timeout>()

beforeEach(() => {
  wait = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(waited.mockReturnValue(wait.signal))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Never answers while the caller waits. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('too late', 'TimeoutError'))),
  )

it.each([false, true])('aborts a call without an answer after the longest wait (keepalive: %s)', async (keepalive) => {
  vi.stubGlobal('fetch', silent)
  const answer = postGraphql({ ...CALL, keepalive })
  wait.abort()
  expect(await answer).toBeNull()
  expect(waited).toHaveBeenLastCalledWith(LONGEST_WAIT_MS)
})

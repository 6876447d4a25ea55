import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from '../src/create-server.ts'
import { hashSubject } from '../src/platform/throttle/consume-rate-limit.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const PROXY = '10.1.2.3'
const SOMEBODY = '203.0.113.7'
const CALLERS = [PROXY, SOMEBODY, '198.51.100.1', 'unknown']

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => server.services.db.deleteFrom('throttles').execute())
afterAll(() => server.close())

interface Call {
  readonly trusted: readonly string[]
  readonly from: string
  readonly forwardedFor: string
}

/** The networks whose tries were counted after one call. */
async function countedAfter({ trusted, from, forwardedFor }: Call): Promise<readonly string[]> {
  const { services } = server
  const app = await createServer({ services, webFolder: null, logLevel: 'silent', trustedProxies: trusted })
  await app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: from,
    headers: { 'x-forwarded-for': forwardedFor },
    payload: { query: 'mutation { newsletter { unsubscribe(email: "ada@example.com") { code } } }' },
  })
  await app.close()
  const rows = await services.db.selectFrom('throttles').select('subject').execute()
  return rows.map(({ subject }) => CALLERS.find((caller) => hashSubject([caller]).equals(subject)) ?? 'somebody else')
}

describe('the counted sender of a form', () => {
  it('is the one that a trusted proxy names', async () => {
    expect(await countedAfter({ trusted: ['10.0.0.0/8'], from: PROXY, forwardedFor: SOMEBODY })).toEqual([SOMEBODY])
  })

  it('is the one that the proxy saw, whatever they wrote before it', async () => {
    const forwardedFor = `198.51.100.1, ${SOMEBODY}`
    expect(await countedAfter({ trusted: [PROXY], from: PROXY, forwardedFor })).toEqual([SOMEBODY])
  })

  it.each([
    ['nobody is trusted', []],
    ['another proxy is trusted', ['10.1.2.4']],
  ])('is the caller’s own if %s, even if the call names another one', async (_, trusted) => {
    expect(await countedAfter({ trusted, from: SOMEBODY, forwardedFor: '198.51.100.1' })).toEqual([SOMEBODY])
  })

  it.each([`${SOMEBODY}:50001`, `::ffff:${SOMEBODY}`, '::ffff:cb00:7107', '[::ffff:cb00:7107]:50002'])(
    'is the same in any notation of the proxy: %s',
    async (forwardedFor) => {
      expect(await countedAfter({ trusted: [PROXY], from: PROXY, forwardedFor })).toEqual([SOMEBODY])
    },
  )

  it.each(['unknown', '_hidden', `${SOMEBODY}:x`])(
    'is one shared sender if the address is unreadable: %s',
    async (forwardedFor) => {
      expect(await countedAfter({ trusted: [PROXY], from: PROXY, forwardedFor })).toEqual(['unknown'])
    },
  )
})

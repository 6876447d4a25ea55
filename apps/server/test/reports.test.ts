import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './tools/test-server.ts'

/** The module's limit in a minute, for all senders together. */
const PER_MINUTE = 60
const PER_NETWORK = 20
const ROWS_PER_KIND = 500
const DAY_MS = 24 * 60 * 60 * 1000

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const REPORT = { kind: 'error', message: 'x is not a function', path: '/day-plan/2026-11-21', version: '1' } as const

const send = (url: string, type: string, payload: unknown, remoteAddress = '203.0.113.7') =>
  server.client.raw({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': type },
    payload: JSON.stringify(payload),
  })

const sendError = (fields: object = {}, from?: string) =>
  send('/reports/errors', 'application/json', { ...REPORT, ...fields }, from)

/** A different network for each number. */
const neighbour = (i: number): string => `2001:db8:0:${i}::1`

const sendViolation = (fields: object = {}) =>
  send('/reports/policy', 'application/csp-report', {
    'csp-report': {
      'document-uri': 'https://dayplate.example/',
      'effective-directive': 'script-src',
      'blocked-uri': 'inline',
      ...fields,
    },
  })

const rows = () => server.services.db.selectFrom('reports').selectAll().orderBy('first_at').execute()

describe('errors of the web app', () => {
  it('are counted in one row, however their numbers and days differ', async () => {
    const first = await sendError({ message: 'chunk 12 failed', stack: 'at https://x.example/a.js?token=1:2:3' })
    server.clock.moveDays(1)
    await sendError({ message: 'chunk 13 failed', path: '/day-plan/2026-11-22', version: '2' })
    expect(first.status).toBe(204)
    expect(await rows()).toMatchObject([
      { kind: 'error', message: 'chunk 12 failed', path: '/day-plan/:date', count: 2, version: '2' },
    ])
    const [row] = await rows()
    expect(Number(row?.last_at) - Number(row?.first_at)).toBe(DAY_MS)
    expect(row?.stack).not.toContain('token')
  })

  it('are separated by kind, message and screen', async () => {
    await sendError()
    await sendError({ kind: 'connection' })
    await sendError({ message: 'y is not a function' })
    await sendError({ path: '/more' })
    expect((await rows()).map(({ count }) => count)).toEqual([1, 1, 1, 1])
  })

  it('make one row when the first ones arrive at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => sendError()))
    expect((await rows()).map(({ count }) => count)).toEqual([20])
  })

  it.each([
    ['another kind', { kind: 'policy' }],
    ['no message', { message: '' }],
    ['a number for a message', { message: 5 }],
    ['no path', { path: 'https://evil.example/' }],
    ['a version that is none', { version: null }],
  ])('are refused with %s', async (_, fields) => {
    expect([(await sendError(fields)).status, await rows()]).toEqual([400, []])
  })

  it('are refused over 8 KiB, and in any other form', async () => {
    const tooLong = await sendError({ stack: 'x'.repeat(8 * 1024) })
    const asText = await send('/reports/errors', 'text/plain', { kind: 'error' })
    expect([tooLong.status, asText.status, await rows()]).toEqual([413, 415, []])
  })

  it('are stored with any letters, the longest ones cut', async () => {
    const { status } = await sendError({
      message: `\0\ud800${'😀'.repeat(600)}`,
      stack: 'at y\n'.repeat(600),
      version: 'not a version',
    })
    const [row] = await rows()
    expect([status, row?.message.length, row?.stack?.length, row?.version]).toEqual([204, 499, 2_000, null])
  })
})

describe('violations of the policy', () => {
  it('are accepted in both formats', async () => {
    const single = await sendViolation()
    const batch = await send('/reports/policy', 'application/reports+json', [
      {
        type: 'csp-violation',
        body: {
          documentURL: 'https://dayplate.example/more',
          effectiveDirective: 'img-src',
          blockedURL: 'https://evil.example/a.png?x',
        },
      },
    ])
    expect([single.status, batch.status]).toEqual([204, 204])
    expect((await rows()).map(({ message, path }) => [message, path])).toEqual([
      ['script-src refused inline', '/'],
      ['img-src refused https://evil.example/a.png', '/more'],
    ])
  })

  it('of extensions are dropped', async () => {
    const { status } = await sendViolation({ 'source-file': 'moz-extension://abc/x.js' })
    expect([status, await rows()]).toEqual([204, []])
  })

  it.each([
    ['nonsense', 'application/csp-report', 400],
    ['JSON that is no report', 'application/json', 415],
  ])('are refused as %s', async (_, type, status) => {
    expect((await send('/reports/policy', type, { hello: 1 })).status).toBe(status)
  })
})

describe('a flood', () => {
  it('is stored up to the limit of the minute, and accepted again in the next', async () => {
    for (let i = 0; i < PER_MINUTE + 5; i += 1) await sendError({ path: '/more' }, neighbour(i))
    expect((await rows()).map(({ count }) => count)).toEqual([PER_MINUTE])
    server.clock.moveTo('2026-11-21T11:01:00Z')
    await sendError({ path: '/more' })
    expect((await rows()).map(({ count }) => count)).toEqual([PER_MINUTE + 1])
  })

  it('of errors takes nothing from violations', async () => {
    for (let i = 0; i < PER_MINUTE; i += 1) await sendError({}, neighbour(i))
    await sendViolation()
    expect((await rows()).map(({ kind }) => kind)).toEqual(['error', 'policy'])
  })

  it('of one network leaves room for others', async () => {
    for (let i = 0; i < PER_MINUTE + 5; i += 1) await sendError({ path: '/more' }, `2001:db8::${i}`)
    await sendError({ message: 'a real one' }, neighbour(1))
    expect((await rows()).map(({ message, count }) => [message, count])).toEqual([
      ['x is not a function', PER_NETWORK],
      ['a real one', 1],
    ])
  })

  it('of different errors keeps the most frequent and newest, and old ones make room', async () => {
    const { db, clock } = server.services
    await sendError()
    server.clock.moveTo('2026-11-21T11:00:01Z')
    await sql`insert into reports (fingerprint, kind, message, path, first_at, last_at)
      select sha256(n::text::bytea), 'error', n::text, '/', ${new Date(clock.now())}, ${new Date(clock.now())}
      from generate_series(2, ${ROWS_PER_KIND}::int) as n`.execute(db)
    await sql`update reports set last_at = last_at - interval '1 second' where message = '7'`.execute(db)
    await sendError()
    await sendError({ message: 'one more than there is room for' })
    await sendError({ kind: 'not-found' })
    const full = await rows()
    expect([full.length, full[0]?.count]).toEqual([ROWS_PER_KIND + 1, 2])
    const messages = full.map(({ message }) => message)
    expect(messages).toContain('one more than there is room for')
    expect(messages).not.toContain('7')
    await sql`update reports set last_at = last_at - interval '1 hour' where count = 2`.execute(db)
    await sendError({ message: 'and another' })
    expect((await rows())[0]?.count).toBe(2)
    server.clock.moveDays(31)
    await sendError({ message: 'one more' })
    expect((await rows()).map(({ kind }) => kind)).toEqual(['not-found', 'error'])
  })
})

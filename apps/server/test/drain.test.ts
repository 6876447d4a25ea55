import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import net, { type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tools/database/create-test-database.ts'
import { toDatabaseUrl } from '../../../tools/database/database-url.ts'
import { createServer } from '../src/create-server.ts'
import { openDatabase, type Database } from '../src/platform/db/database.ts'
import { REQUEST_TIMES } from '../src/platform/http/request-times.ts'
import { start, type StartOutcome } from '../src/start.ts'
import { LOGIN } from './tools/documents.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const HALF_SENT = 'POST /graphql HTTP/1.1\r\nhost: dayplate.example\r\ncontent-type: application/json\r\n'
const HALF_BODY = `${HALF_SENT}content-length: 100\r\n\r\n{"query":`

const open = async (port: number): Promise<Socket> => {
  const socket = net.connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

describe('a server that stops', () => {
  let database: TestDatabase
  let db: Database
  let started: Extract<StartOutcome, { kind: 'started' }>
  let port: number
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  beforeAll(async () => {
    database = await createTestDatabase()
    db = openDatabase(database.connection)
  })
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })
  beforeEach(async () => {
    const databaseUrl = toDatabaseUrl(database.connection, database.connection.database)
    const variables = { DATABASE_URL: databaseUrl, PORT: '0', LOG_LEVEL: 'silent', DRAW_PICTURES: 'never' }
    const outcome = await start({ variables, randomBytes })
    if (outcome.kind === 'refused') throw new Error(outcome.message)
    started = outcome
    port = Number(/:(\d+)/.exec(outcome.greeting)?.[1])
  })
  afterEach(() => agent.destroy())

  /** Logs in over a connection that is kept alive. */
  function logIn(): Promise<IncomingMessage> {
    const body = JSON.stringify({ query: LOGIN, variables: { email: 'ada@example.com', password: 'guess' } })
    const headers = { 'content-type': 'application/json' }
    const call = request({ port, host: '127.0.0.1', path: '/graphql', method: 'POST', agent, headers })
    call.end(body)
    return once(call, 'response').then(([response]) => {
      response.resume()
      return response
    })
  }

  const waitsForLock = async (): Promise<boolean> =>
    (
      await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      )
    ).rows.length > 0

  it('answers the running call and stops, although its connection was kept alive', async () => {
    expect((await logIn()).headers.connection).toBe('keep-alive')
    const stopped = await db.transaction().execute(async (trx) => {
      await sql`lock table throttles in access exclusive mode`.execute(trx)
      const answer = logIn()
      await expect.poll(waitsForLock, { timeout: 30_000 }).toBe(true)
      return { answer, ended: started.stop() }
    })
    const { statusCode, headers } = await stopped.answer
    expect([statusCode, headers.connection]).toEqual([200, 'close'])
    await stopped.ended
  })

  it.each([
    ['headers', HALF_SENT],
    ['a body', HALF_BODY],
  ])('does not wait for a caller who has sent half of %s', async (_, half) => {
    const socket = await open(port)
    socket.write(half)
    // Everything sent before has arrived.
    await logIn()
    const closed = once(
      socket.on('error', () => undefined),
      'close',
    )
    await Promise.all([started.stop(), closed])
    expect(socket.destroyed).toBe(true)
  })
})

describe('a request that never arrives completely', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  it('is given less than half a minute', () => {
    const { headersTimeout, requestTimeout, connectionsCheckingInterval } = REQUEST_TIMES
    expect(Math.max(headersTimeout, requestTimeout) + connectionsCheckingInterval).toBeLessThanOrEqual(30_000)
  })

  it.each([
    ['nothing', '', { headersTimeout: 50, requestTimeout: 60_000 }],
    ['half of its headers', HALF_SENT, { headersTimeout: 50, requestTimeout: 60_000 }],
    ['half of its body', HALF_BODY, { headersTimeout: 50, requestTimeout: 100 }],
  ])('loses its connection when only %s has arrived', async (_, half, times) => {
    const requestTimes = { ...times, connectionsCheckingInterval: 25 }
    const app = await createServer({ services: server.services, webFolder: null, logLevel: 'silent', requestTimes })
    const socket = await open(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port))
    let answer = ''
    socket.on('data', (text) => (answer += String(text))).on('error', () => undefined)
    socket.write(half)
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    await app.close()
  })
})

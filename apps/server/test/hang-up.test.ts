import { once } from 'node:events'
import net from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createServer } from '../src/create-server.ts'
import { prepareFirstExample } from '../src/modules/example-days/index.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

interface LogLine {
  readonly level: number
  readonly msg: string
}

/** The log level that raises no alarm. */
const INFO = 30

let server: TestServer
let app: FastifyInstance
let port: number
let log: LogLine[] = []

beforeAll(async () => {
  server = await startTestServer()
  await prepareFirstExample(server.services)
  const logStream = { write: (line: string) => void log.push(JSON.parse(line)) }
  app = await createServer({ services: server.services, webFolder: null, logLevel: 'debug', logStream })
  // The client disconnects before there is an answer.
  app.addHook('preHandler', ({ raw }) => new Promise<void>((resolve) => raw.socket.once('close', () => resolve())))
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  await server.close()
})
beforeEach(() => (log = []))

/** Sends a request and disconnects, as a browser does when the user leaves the page. */
async function askAndLeave(request: string): Promise<void> {
  const received = new Promise<void>((resolve) => app.server.once('request', () => resolve()))
  const socket = net.connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  await received
  socket.resetAndDestroy()
}

/** Many meals, so that the answer is compressed as a stream instead of in one piece. */
const EVENTS = Array.from({ length: 12 }, (_, index) => `a${index}: exampleReplacements { name kcal eatenImageUrl }`)
const EXAMPLE = `{ exampleDay(bodyId: "woman-35", dietId: 3, dietMode: slimming, activityLevel: ACTIVITY_LEVEL_LOW) {
  ... on ExampleDay { ${EVENTS.join(' ')} } } }`

describe('a call whose client disconnects before the answer', () => {
  it('is logged, but not as an error', async () => {
    const body = JSON.stringify({ query: EXAMPLE })
    const head = [
      'POST /graphql HTTP/1.1',
      'host: dayplate.example',
      'content-type: application/json',
      'accept-encoding: gzip',
      `content-length: ${body.length}`,
    ]
    await askAndLeave(`${head.join('\r\n')}\r\n\r\n${body}`)
    await expect.poll(() => log.length, { timeout: 10_000 }).toBe(2)
    expect(log.map(({ level, msg }) => ({ level, msg }))).toEqual([
      { level: INFO, msg: 'gateway call' },
      { level: INFO, msg: 'the client left before the answer' },
    ])
  })
})

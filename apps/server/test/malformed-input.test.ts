import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from '../src/create-server.ts'
import { gatewayClient, type GatewayClient } from './tools/gateway-client.ts'
import { malformedBody } from './tools/malformed.ts'
import { readIds } from './tools/personal-ids.ts'
import { schemaOperations } from './tools/schema-operations.ts'
import { soundValues } from './tools/sound-values.ts'
import { subscribersOf } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

/** Number of requests for all operations together. They are the same in every run. */
const REQUESTS = 20_000
const SEED = 20261122
const AT_ONCE = 20
const LIMIT_MS = 300_000

const STACK = /\n\s+at |node_modules|\.ts:\d+|kysely|postgres/i
/** The only statuses of the gateway: also for malformed, unauthenticated, too large or wrongly typed requests. */
const STATUSES = new Set([200, 400, 401, 413, 415])

let server: TestServer
let client: GatewayClient
let token: string
let close: () => Promise<void>

beforeAll(async () => {
  server = await startTestServer()
  // Raises the rate limits, so that the code behind them is reached.
  const services = { ...server.services, throttleFactor: 100_000 }
  const app = await createServer({ services, webFolder: null, logLevel: 'silent' })
  client = gatewayClient(app)
  close = () => app.close()
  const people = await subscribersOf(server)
  token = await people.newPerson()
  await people.generate(token)
  server.clock.moveDays(1)
})
afterAll(async () => {
  await close()
  await server.close()
})

async function errorOf(body: string, index: number): Promise<string | null> {
  const caller = [token, token, '', 'x'.repeat(43), 'é'][index % 5] ?? ''
  const { status, body: answer } = await client.raw({
    method: 'POST',
    url: '/graphql?q=Any',
    headers: {
      'content-type': 'application/json',
      'x-auth-token': encodeURIComponent(caller),
      'x-time-zone': 'Nowhere/At-All',
    },
    payload: body,
  })
  if (!STATUSES.has(status)) return `${status} ${answer}`
  return answer.includes('"INTERNAL"') || STACK.test(answer) ? answer : null
}

/** Operations that end the caller's session, whose further calls would only be refused. */
const ENDS_LOGINS = /^Mutation\.(me\.(logout|endOtherLogins|endLogin)|changePassword)$/

const operations = schemaOperations().filter(({ name }) => !ENDS_LOGINS.test(name))
const each = Math.ceil(REQUESTS / operations.length)

describe('malformed input', () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    'of %s is refused and never causes a server error',
    async (_, operation) => {
      const values = soundValues(await readIdsOnce())
      const bodies = fc.sample(malformedBody(operation, values), { numRuns: each, seed: SEED })
      const errors: string[] = []
      for (let start = 0; start < bodies.length; start += AT_ONCE) {
        const some = bodies.slice(start, start + AT_ONCE)
        const found = await Promise.all(some.map((body, index) => errorOf(body, index)))
        found.forEach(
          (error, index) => error !== null && errors.push(`${some[index]?.slice(0, 500)} → ${error.slice(0, 500)}`),
        )
      }
      expect(errors).toEqual([])
    },
    LIMIT_MS,
  )
})

let ids: ReturnType<typeof readIds> | null = null
const readIdsOnce = () => (ids ??= readIds(server, token))

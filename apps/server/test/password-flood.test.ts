import { afterAll, beforeAll, expect, it } from 'vitest'
import { createServer } from '../src/create-server.ts'
import { argon2, PASSWORD_HASH_COST } from '../src/modules/accounts/index.ts'
import { accountCallsOf, ME, type AccountCalls } from './tools/account-calls.ts'
import { LOGIN } from './tools/documents.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: AccountCalls
let address: string
let close: () => Promise<void>
beforeAll(async () => {
  server = await startTestServer()
  calls = accountCallsOf(server)
  const behindProxy = { services: server.services, webFolder: null, logLevel: 'silent', trustedProxies: ['127.0.0.1'] }
  const app = await createServer(behindProxy)
  address = await app.listen({ port: 0, host: '127.0.0.1' })
  close = async () => {
    await app.close()
    await server.close()
  }
})
afterAll(() => close())

async function post(body: object, headers: Record<string, string>) {
  const response = await fetch(`${address}/graphql?q=Flood`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() }
}

/** Logs in to another account from another network each time, so that no rate limit is reached. */
const logIn = (index: number) =>
  post(
    { query: LOGIN, variables: { email: `many-${index}@example.com`, password: 'guess' } },
    { 'x-forwarded-for': `203.0.${index >> 8}.${index & 255}` },
  )

const FLOOD = 200

it('a flood of logins is refused with 503 once the queue is full, and delays no other caller', async () => {
  argon2.cost = PASSWORD_HASH_COST
  const token = await calls.register('ada@example.com')
  let answered = 0
  const flood = Array.from({ length: FLOOD }, async (_, index) => {
    const answer = await logIn(index)
    answered += 1
    return answer
  })
  // Waits for the first wrong password to be refused, because the slow work is under way from then on.
  await Promise.race(flood)
  const ada = await post({ query: ME }, { 'x-auth-token': token })
  const answeredBefore = answered
  const answers = await Promise.all(flood)
  expect(JSON.parse(ada.text).data.me.email).toBe('ada@example.com')
  expect(answeredBefore).toBeLessThan(FLOOD)
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(FLOOD - refused.length)
  for (const { retryAfter, text } of refused) {
    expect(retryAfter).toBe('3')
    expect(JSON.parse(text)).toEqual({
      data: null,
      errors: [
        {
          message: 'The server is busy. Try again in a moment.',
          path: ['login'],
          extensions: { code: 'OVERLOADED' },
        },
      ],
    })
  }
  // Only the load refused it: the same login succeeds later.
  expect((await logIn(FLOOD - 1)).status).toBe(200)
})

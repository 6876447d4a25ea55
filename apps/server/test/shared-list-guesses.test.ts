import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayFromStart } from './tools/movable-clock.ts'
import { SHARE, SHARED_LIST } from './tools/secret-address-documents.ts'
import { shoppingCallsOf, type ShoppingCalls } from './tools/shopping-calls.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: ShoppingCalls
beforeAll(async () => {
  server = await startTestServer()
  calls = await shoppingCallsOf(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.db.deleteFrom('throttles').execute()
})

const PERIOD = { start: dayFromStart(1), end: dayFromStart(3) }

const open = (token: string) => calls.ask(SHARED_LIST, null, { token })

async function makeLink(): Promise<string> {
  const { token } = await calls.shopper()
  return (await calls.ask(SHARE, token, { period: PERIOD })).token
}

describe('a network that guesses secrets', () => {
  const from = '203.0.113.9'
  const visit = (token: string) => server.client.call(SHARED_LIST, { variables: { token }, from })

  it('is refused after 60 wrong ones, also with a right one, while other networks open it', async () => {
    const link = await makeLink()
    for (let tries = 0; tries < 60; tries += 1) await visit(`guess-${tries}`)
    expect((await visit('guess-61')).status).toBe(503)
    expect((await visit(link)).status).toBe(503)
    expect((await open(link)).period).toEqual(PERIOD)
  })

  it('may open a right one as often as a shop needs', async () => {
    const link = await makeLink()
    for (let tries = 0; tries < 100; tries += 1) expect((await visit(link)).status).toBe(200)
  })
})

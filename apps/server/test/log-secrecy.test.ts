import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { createServer } from '../src/create-server.ts'
import { accountCallsOf, PASSWORD, type AccountCalls } from './tools/account-calls.ts'
import { gatewayClient } from './tools/gateway-client.ts'
import { linkTokenIn } from './tools/mailbox.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: AccountCalls
let close: () => Promise<void>
const lines: string[] = []
beforeAll(async () => {
  const silent = await startTestServer()
  const logStream = { write: (line: string) => void lines.push(line) }
  const app = await createServer({ services: silent.services, webFolder: null, logLevel: 'trace', logStream })
  server = { ...silent, client: gatewayClient(app) }
  calls = accountCallsOf(server)
  close = async () => {
    await app.close()
    await silent.close()
  }
})
afterAll(() => close())
beforeEach(() => {
  lines.length = 0
  server.clock.moveDays(1)
})

const EMAIL = 'secret.person@example.com'
const NEW_PASSWORD = 'rye-and-plum'

describe('the log, at its most talkative', () => {
  it('holds no password, token or address of whoever comes in', async () => {
    const token = await calls.register(EMAIL)
    const activation = await linkTokenIn(server, EMAIL, 'activate-account')
    await calls.activate(activation, { token })
    const reset = await calls.mailedToken(EMAIL, 'reset-password', () => calls.remind(EMAIL))
    await calls.isValid(reset)
    await calls.reset(reset, NEW_PASSWORD)
    await calls.logIn(EMAIL, PASSWORD)
    const { token: second } = await calls.logIn(EMAIL, NEW_PASSWORD)
    await calls.setInitial(second, PASSWORD)
    const link = await calls.mailedToken(EMAIL, 'log-in-link', () => calls.sendLink(EMAIL))
    await calls.byToken(link)
    await calls.statusOf('unknown-token-of-a-stranger')
    const secrets = [
      PASSWORD,
      NEW_PASSWORD,
      EMAIL,
      token,
      activation,
      reset,
      second,
      link,
      'unknown-token-of-a-stranger',
    ]
    const text = lines.join('')
    expect(lines.length).toBeGreaterThan(10)
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  })

  it('holds none either when the database refuses a row and shows it', async () => {
    const email = 'refused.person@example.com'
    await sql`alter table users add constraint nobody_at_all check (email <> ${sql.lit(email)})`.execute(
      server.services.db,
    )
    await expect(calls.register(email)).rejects.toThrow('INTERNAL')
    await sql`alter table users drop constraint nobody_at_all`.execute(server.services.db)
    const text = lines.join('')
    expect(text).toContain('nobody_at_all')
    expect([email, '$argon2id'].filter((secret) => text.includes(secret))).toEqual([])
  })

  it('tells of work that failed after an answer, without the address', async () => {
    await calls.register('later.person@example.com')
    await sql`alter table one_time_tokens rename to elsewhere`.execute(server.services.db)
    expect(await calls.remind('later.person@example.com')).toEqual({ code: 200 })
    await expect.poll(() => lines.join('')).toContain('work after an answer failed')
    await sql`alter table elsewhere rename to one_time_tokens`.execute(server.services.db)
    expect(lines.join('')).not.toContain('later.person')
  })
})

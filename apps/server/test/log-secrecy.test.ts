import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { accountCallsOf, PASSWORD, type AccountCalls } from './tools/account-calls.ts'
import { linkTokenIn } from './tools/mailbox.ts'
import { settingsCalls } from './tools/settings-calls.ts'
import { startSocialServer, type SocialServer } from './tools/social-server.ts'
import { LOGIN_SCREEN, REGISTER_SCREEN } from './tools/social-visitor.ts'

let server: SocialServer
let calls: AccountCalls
const lines: string[] = []
beforeAll(async () => {
  server = await startSocialServer({ log: { level: 'trace', write: (line) => void lines.push(line) } })
  calls = accountCallsOf(server)
})
afterAll(() => server.close())
beforeEach(() => {
  lines.length = 0
  server.clock.moveDays(1)
})

const EMAIL = 'secret.person@example.com'
const NEW_PASSWORD = 'rye-and-plum'

describe('the log at its most verbose level', () => {
  it('contains no password, token or address of users who log in', async () => {
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

  it('contains nothing of users who log in with a provider, and no removal link', async () => {
    const visitor = server.newVisitor()
    const tola = { subject: 'secret-subject', email: 'secret.tola@example.com', verified: true }
    const answer = await visitor.ask('google', REGISTER_SCREEN, tola)
    const asked = new URL(answer.path, 'https://dayplate.example').searchParams
    const handoff = (await visitor.bring(answer)).searchParams.get('code') ?? ''
    const { token } = await visitor.register('google', handoff)
    const wrong = await visitor.handoffOf('apple', LOGIN_SCREEN, tola)
    await visitor.logIn('google', wrong)
    await settingsCalls(server).changePassword(token, 'not-my-password', NEW_PASSWORD)
    await server.client.call('mutation { removeAccount { request { __typename } } }', { token })
    const link = await linkTokenIn(server, tola.email, 'remove-account')
    await server.client.call(`mutation { removeAccount { confirm(token: "${link}") { __typename } } }`)
    const words = ['not-my-password', NEW_PASSWORD, tola.email, tola.subject]
    const made = [asked.get('code'), asked.get('state'), handoff, wrong, token, link, visitor.cookie.split('=')[1]]
    const text = lines.join('')
    expect(text).toContain('"event":"removal-confirmed"')
    expect(made.every((secret) => (secret ?? '').length > 20)).toBe(true)
    expect([...words, ...made].filter((secret) => text.includes(secret ?? ''))).toEqual([])
  })

  it('contains none of them when the database refuses a row and shows it', async () => {
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

  it('reports work that failed after an answer, without the address', async () => {
    await calls.register('later.person@example.com')
    await sql`alter table one_time_tokens rename to elsewhere`.execute(server.services.db)
    expect(await calls.remind('later.person@example.com')).toEqual({ code: 200 })
    await expect.poll(() => lines.join('')).toContain('work after an answer failed')
    await sql`alter table elsewhere rename to one_time_tokens`.execute(server.services.db)
    expect(lines.join('')).not.toContain('later.person')
  })
})

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountCallsOf, PASSWORD, type AccountCalls } from './tools/account-calls.ts'
import { ACTIVATE } from './tools/documents.ts'
import { linkTokenIn } from './tools/mailbox.ts'
import { profileCalls } from './tools/profile-calls.ts'
import { settingsCalls } from './tools/settings-calls.ts'
import { startSocialServer, type SocialServer } from './tools/social-server.ts'
import { LOGIN_SCREEN, REGISTER_SCREEN, settingsOf } from './tools/social-visitor.ts'
import { toldEvents } from './tools/told-events.ts'

let server: SocialServer
let calls: AccountCalls
const lines: string[] = []
const { toldBy, inLines } = toldEvents(lines)
beforeAll(async () => {
  // Events are logged at every level but silent; at this level nothing else is.
  server = await startSocialServer({ log: { level: 'fatal', write: (line) => void lines.push(line) } })
  calls = accountCallsOf(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveDays(1))

const NEW_PASSWORD = 'rye-and-plum'
const STRANGERS_TOKEN = 'a'.repeat(43)

async function newPerson(email: string): Promise<{ token: string; userId: string }> {
  const token = await calls.register(email)
  return { token, userId: (await calls.me(token)).id }
}

const me = (token: string, field: string) =>
  server.client.call(`mutation { me { ${field} { __typename } } }`, { token })

describe('a login by password', () => {
  it('is logged once, with account and network, and without an address', async () => {
    const { userId } = await newPerson('logs-in@example.com')
    const login = { event: 'login', by: 'password' }
    const from = '203.0.113.7'
    expect(await toldBy(() => calls.logIn('logs-in@example.com', PASSWORD, { from }))).toEqual([
      { ...login, outcome: 'done', userId },
    ])
    expect(inLines()).toEqual([
      expect.objectContaining({ level: 30, network: from, msg: 'security event', reqId: expect.any(String) }),
    ])
    expect(await toldBy(() => calls.logIn('logs-in@example.com', 'guess'))).toEqual([
      { ...login, outcome: 'refused', userId },
    ])
    expect(inLines()).toMatchObject([{ level: 40 }])
    expect(await toldBy(() => calls.logIn('nobody@example.com'))).toEqual([
      { ...login, outcome: 'refused', userId: null },
    ])
  })

  it('is logged as limited above the limit', async () => {
    await newPerson('limited@example.com')
    for (let guess = 0; guess < 10; guess += 1) await calls.logIn('limited@example.com', 'guess')
    expect(await toldBy(() => calls.logIn('limited@example.com'))).toEqual([
      { event: 'login', by: 'password', outcome: 'limited', userId: null },
    ])
  })
})

describe('a registration', () => {
  it('is logged as done and as refused', async () => {
    const [told, again] = [
      await toldBy(() => calls.register('registers@example.com')),
      await toldBy(() => calls.register('registers@example.com')),
    ]
    expect(told).toEqual([{ event: 'registration', by: 'password', outcome: 'done', userId: expect.any(String) }])
    expect(again).toEqual([{ event: 'registration', by: 'password', outcome: 'refused', userId: null }])
  })
})

describe('links', () => {
  it.each([
    ['reset-password', 'reset-password', 'remind'],
    ['log-in', 'log-in-link', 'sendLink'],
  ] as const)('to %s are logged when they are sent, and when no account has the address', async (link, kind, ask) => {
    const email = `asks-${link}@example.com`
    const { userId } = await newPerson(email)
    const told = await toldBy(() => calls.mailedToken(email, kind, () => calls[ask](email)))
    expect(told).toEqual([{ event: 'link-sent', link, outcome: 'done', userId }])
    const nobody = await toldBy(() => calls[ask]('nobody@example.com'))
    expect(nobody).toEqual([{ event: 'link-sent', link, outcome: 'refused', userId: null }])
    for (let time = 0; time < 5; time += 1) await toldBy(() => calls[ask](email))
    expect(await toldBy(() => calls[ask](email))).toMatchObject([{ event: 'link-sent', outcome: 'limited' }])
  })

  it('are logged when they are used, and when they are refused', async () => {
    const email = 'uses-links@example.com'
    const { token, userId } = await newPerson(email)
    const activation = await linkTokenIn(server, email, 'activate-account')
    const done = { outcome: 'done', userId }
    const refused = { outcome: 'refused', userId: null }
    expect(await toldBy(() => calls.sendActivation(token))).toEqual([{ event: 'link-sent', link: 'activate', ...done }])
    expect(await toldBy(() => calls.activate(activation))).toEqual([{ event: 'address-confirmed', ...refused }])
    const newer = await linkTokenIn(server, email, 'activate-account')
    expect(await toldBy(() => calls.activate(newer))).toEqual([{ event: 'address-confirmed', ...done }])
    const login = await calls.mailedToken(email, 'log-in-link', () => calls.sendLink(email))
    expect(await toldBy(() => calls.byToken(login))).toEqual([{ event: 'login', by: 'link', ...done }])
    expect(await toldBy(() => calls.byToken(login))).toEqual([{ event: 'login', by: 'link', ...refused }])
    const reset = await calls.mailedToken(email, 'reset-password', () => calls.remind(email))
    expect(await toldBy(() => calls.reset(reset, NEW_PASSWORD))).toEqual([{ event: 'password-reset', ...done }])
    expect(await toldBy(() => calls.reset(reset, NEW_PASSWORD))).toEqual([{ event: 'password-reset', ...refused }])
  })
})

describe('a change of address', () => {
  it('is logged when it is requested, sent again, cancelled, carried out and refused', async () => {
    const { token, userId } = await newPerson('moves@example.com')
    const profile = profileCalls(server)
    const done = { outcome: 'done', userId }
    const ask = (email: string) => toldBy(() => profile.changeEmail(token, email))
    expect(await ask('moves@example.com')).toEqual([{ event: 'email-change-asked', outcome: 'refused', userId }])
    expect(await ask('moved@example.com')).toEqual([{ event: 'email-change-asked', ...done }])
    expect(await toldBy(() => profile.resend(token))).toEqual([{ event: 'link-sent', link: 'change-email', ...done }])
    expect(await toldBy(() => profile.cancel(token))).toEqual([{ event: 'email-change-cancelled', ...done }])
    const link = await profile.linkTo(token, 'moved@example.com')
    expect(await toldBy(() => profile.confirm(link, { token }))).toEqual([{ event: 'email-changed', ...done }])
    expect(await toldBy(() => profile.confirm(STRANGERS_TOKEN))).toEqual([
      { event: 'email-changed', outcome: 'refused', userId: null },
    ])
  })
})

describe('actions of a logged-in user about login methods', () => {
  it('are logged: passwords, sessions, codes, data', async () => {
    const { token, userId } = await newPerson('settles@example.com')
    const [done, refused] = [
      { outcome: 'done', userId },
      { outcome: 'refused', userId },
    ]
    const change = (current: string) => settingsCalls(server).changePassword(token, current, NEW_PASSWORD)
    expect(await toldBy(() => change('guess-again'))).toEqual([{ event: 'password-changed', ...refused }])
    expect(await toldBy(() => change(PASSWORD))).toEqual([{ event: 'password-changed', ...done }])
    expect(await toldBy(() => calls.setInitial(token, PASSWORD))).toEqual([{ event: 'password-set', ...refused }])
    expect(await toldBy(() => me(token, 'endLogin(id: "x")'))).toEqual([
      { event: 'session-ended', which: 'one', ...refused },
    ])
    expect(await toldBy(() => me(token, 'endOtherLogins'))).toEqual([
      { event: 'session-ended', which: 'others', ...done },
    ])
    const use = () => server.client.call(ACTIVATE, { token, variables: { accessCode: 'NO-SUCH-CODE' } })
    expect(await toldBy(use)).toEqual([{ event: 'access-code-used', ...refused }])
    const download = (own: string) =>
      server.client.raw({ method: 'POST', url: '/me/data', headers: { 'x-auth-token': own } })
    expect(await toldBy(() => download(token))).toEqual([{ event: 'data-downloaded', ...done }])
    const none = { event: 'session-refused', outcome: 'refused', userId: null }
    expect(await toldBy(() => download(STRANGERS_TOKEN))).toEqual([none])
    expect(await toldBy(() => me(token, 'logout'))).toEqual([{ event: 'session-ended', which: 'this', ...done }])
    expect(await toldBy(() => calls.statusOf(token))).toEqual([none])
    const left: string = (await calls.logIn('settles@example.com', NEW_PASSWORD)).token
    const hash = createHash('sha256').update(left).digest('hex')
    const endLeft = () => server.client.call(`mutation { endSession(tokenHash: "${hash}") { code } }`)
    expect(await toldBy(endLeft)).toEqual([{ event: 'session-ended', which: 'this', ...done }])
    expect(await toldBy(endLeft)).toEqual([{ ...none, event: 'session-ended', which: 'this' }])
  })

  it('are logged for a removal, requested and confirmed', async () => {
    const email = 'leaves@example.com'
    const { token, userId } = await newPerson(email)
    const ask = () => server.client.call('mutation { removeAccount { request { __typename } } }', { token })
    expect(await toldBy(ask)).toEqual([{ event: 'removal-requested', outcome: 'done', userId }])
    const link = await linkTokenIn(server, email, 'remove-account')
    const confirm = () => server.client.call(`mutation { removeAccount { confirm(token: "${link}") { __typename } } }`)
    expect(await toldBy(confirm)).toEqual([{ event: 'removal-confirmed', outcome: 'done', userId }])
    expect(await toldBy(confirm)).toEqual([{ event: 'removal-confirmed', outcome: 'refused', userId: null }])
  })
})

describe('flows of login providers', () => {
  it('are logged: registering, logging in, linking and unlinking', async () => {
    const visitor = server.newVisitor()
    const tola = { subject: 'tola', email: 'tola@example.com', verified: true }
    const signingUp = await visitor.handoffOf('google', REGISTER_SCREEN, tola)
    const [registered, ...further] = await toldBy(async () => {
      // Asking whether terms have to be accepted is not an attempt.
      await visitor.register('google', signingUp, false)
      await visitor.register('google', signingUp)
    })
    expect(further).toEqual([])
    const userId = registered?.['userId']
    expect(registered).toEqual({ event: 'registration', by: 'google', outcome: 'done', userId: expect.any(String) })
    const loggingIn = await visitor.handoffOf('google', LOGIN_SCREEN, tola)
    let token = ''
    const logIn = async () => void ({ token } = await visitor.logIn('google', loggingIn))
    expect(await toldBy(logIn)).toEqual([{ event: 'login', by: 'google', outcome: 'done', userId }])
    expect(await toldBy(() => visitor.logIn('google', loggingIn))).toMatchObject([{ outcome: 'refused', userId: null }])
    const adding = await visitor.handoffOf('facebook', settingsOf(token), tola)
    const unlink = (provider: string) => () => me(token, `unlinkProvider(provider: ${provider})`)
    const [linked, unlinked] = ['provider-linked', 'provider-unlinked']
    expect(await toldBy(() => visitor.link('facebook', adding, token))).toEqual([
      { event: linked, provider: 'facebook', outcome: 'done', userId },
    ])
    expect(await toldBy(unlink('google'))).toEqual([{ event: unlinked, provider: 'google', outcome: 'done', userId }])
    expect(await toldBy(unlink('facebook'))).toMatchObject([{ provider: 'facebook', outcome: 'refused', userId }])
  })

  it('are also logged when a provider was linked to an account by its address', async () => {
    const email = 'joins@example.com'
    const { userId, token } = await newPerson(email)
    await calls.activate(await linkTokenIn(server, email, 'activate-account'), { token })
    const visitor = server.newVisitor()
    const handoff = await visitor.handoffOf('google', LOGIN_SCREEN, { subject: 'joins', email, verified: true })
    expect(await toldBy(() => visitor.logIn('google', handoff))).toEqual([
      { event: 'login', by: 'google', outcome: 'done', userId },
      { event: 'provider-linked', provider: 'google', outcome: 'done', userId },
    ])
  })
})

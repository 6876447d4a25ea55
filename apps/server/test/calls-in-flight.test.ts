import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { claimAccount } from '../src/modules/accounts/index.ts'
import type { DB } from '../src/platform/db/tables.gen.ts'
import { accountCallsOf, PASSWORD, type AccountCalls } from './tools/account-calls.ts'
import { mailsTo } from './tools/mailbox.ts'
import { startSocialServer, type SocialServer } from './tools/social-server.ts'
import { LOGIN_SCREEN, REGISTER_SCREEN, settingsOf } from './tools/social-visitor.ts'

let server: SocialServer
let calls: AccountCalls
beforeAll(async () => {
  server = await startSocialServer()
  calls = accountCallsOf(server)
})
afterAll(() => server.close())
// Every rate limit is free again after a day.
beforeEach(() => server.clock.moveDays(1))

/** Resolves when a statement of another connection waits for a lock, or the call was answered without waiting. */
async function untilItWaits(call: Promise<unknown>): Promise<void> {
  const isAnswered = call.then(always, always)
  for (;;) {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.services.db)
    if (rows.length > 0 || (await Promise.race([isAnswered, nextTurn()]))) return
  }
}

const always = () => true
const nextTurn = () => new Promise<boolean>((resolve) => setImmediate(resolve, false))

const claim = (trx: Transaction<DB>, userId: string) => claimAccount(trx, server.services, userId)

/** Runs a call that has passed the gateway's check and waits for the account, while its owner claims or changes the account. */
async function duringClaim<Answer>(
  userId: string,
  call: () => Promise<Answer>,
  change: (trx: Transaction<DB>, userId: string) => Promise<unknown> = claim,
): Promise<Answer> {
  const { answer } = await server.services.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
    const under = call()
    await untilItWaits(under)
    await change(trx, userId)
    return { answer: under }
  })
  return answer
}

let people = 0
/** A stranger who registered another person's address, with a provider identity of their own. */
async function newStranger() {
  people += 1
  const email = `flight${people}@example.com`
  const token = await calls.register(email)
  const evil = { subject: `evil${people}`, email: `evil${people}@example.com`, verified: true }
  const visitor = server.newVisitor()
  const { id: userId }: { id: string } = await calls.me(token)
  return { email, token, userId, evil, visitor }
}

const me = (field: string, token: string) =>
  server.client.call(`mutation { me { ${field} { __typename } } }`, { token })
const REQUEST_REMOVAL = 'mutation { removeAccount { request { __typename } } }'
const CHANGE = `mutation { changePassword(request: { currentPassword: "${PASSWORD}", newPassword: "attackers-own" }) { __typename } }`

async function providersOf(userId: string): Promise<number> {
  const { db } = server.services
  return (await db.selectFrom('social_identities').select('provider').where('user_id', '=', userId).execute()).length
}

describe('a call that runs while the owner claims the account', () => {
  it('links no provider', async () => {
    const { token, userId, evil, visitor } = await newStranger()
    const handoff = await visitor.handoffOf('google', settingsOf(token), evil)
    const query = `mutation { me { linkProvider(provider: google, token: "${handoff}") { __typename } } }`
    expect((await duringClaim(userId, () => visitor.call(query, { token }))).status).toBe(401)
    expect(await providersOf(userId)).toBe(0)
  })

  it('opens no session by a provider that the claim has removed', async () => {
    const { token, userId, evil, visitor } = await newStranger()
    await visitor.link('google', await visitor.handoffOf('google', settingsOf(token), evil), token)
    const handoff = await visitor.handoffOf('google', LOGIN_SCREEN, evil)
    const answer = await duringClaim(userId, () => visitor.logIn('google', handoff))
    expect(answer).toMatchObject({ __typename: 'OauthException', code: 401 })
  })

  it('opens no session by an earlier password or link', async () => {
    const { email, userId } = await newStranger()
    const answer = await duringClaim(userId, () => calls.logIn(email))
    expect(answer.__typename).toBe('UnauthorizedException')
    const other = await newStranger()
    const link = await calls.mailedToken(other.email, 'log-in-link', () => calls.sendLink(other.email))
    expect((await duringClaim(other.userId, () => calls.byToken(link))).__typename).toBe('UnauthorizedException')
  })

  it('sets no first password', async () => {
    const { visitor, evil } = await newStranger()
    const email = `facebook-${evil.email}`
    const { token } = await visitor.register(
      'facebook',
      await visitor.handoffOf('facebook', REGISTER_SCREEN, { subject: evil.subject, email }),
    )
    const { id } = await calls.me(token)
    await expect(duringClaim(id, () => calls.setInitial(token, 'attackers-own'))).rejects.toThrow(/^401/)
    expect(await calls.canLogIn(email, 'attackers-own')).toBe(false)
  })

  it.each([
    ['takes no provider away', 'unlinkProvider(provider: google)'],
    ['ends no other login', 'endOtherLogins'],
    ['proves nothing', `proveOwner(currentPassword: "${PASSWORD}")`],
    ['mails no link to activate', 'sendActivation'],
  ])('%s', async (_, field) => {
    const { email, token, userId } = await newStranger()
    expect((await duringClaim(userId, () => me(field, token))).status).toBe(401)
    // The claim withdrew the mails from before it.
    expect(await mailsTo(server, email)).toEqual([])
  })

  it('ends no login by its id', async () => {
    const { token, userId } = await newStranger()
    const { id } = await server.services.db
      .selectFrom('auth_tokens')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    expect((await duringClaim(userId, () => me(`endLogin(id: "${id}")`, token))).status).toBe(401)
  })

  it.each([
    ['changes no password', CHANGE],
    ['mails no link that removes the account', REQUEST_REMOVAL],
  ])('%s', async (_, query) => {
    const { email, token, userId } = await newStranger()
    expect((await duringClaim(userId, () => server.client.call(query, { token }))).status).toBe(401)
    // The claim withdrew the mails from before it.
    expect(await mailsTo(server, email)).toEqual([])
  })
})

it('a call whose login is ended elsewhere changes nothing', async () => {
  const { email, token, userId, evil, visitor } = await newStranger()
  const { token: elsewhere } = await calls.logIn(email)
  const handoff = await visitor.handoffOf('google', settingsOf(elsewhere), evil)
  const query = `mutation { me { linkProvider(provider: google, token: "${handoff}") { __typename } } }`
  const end = async (trx: Transaction<DB>) => {
    await trx
      .deleteFrom('auth_tokens')
      .where('token_hash', '=', createHash('sha256').update(elsewhere).digest())
      .execute()
  }
  expect((await duringClaim(userId, () => visitor.call(query, { token: elsewhere }), end)).status).toBe(401)
  expect(await providersOf(userId)).toBe(0)
  expect(await calls.statusOf(token)).toBe(200)
})

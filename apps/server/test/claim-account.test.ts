import { afterAll, beforeAll, expect, it } from 'vitest'
import { admitOwner, claimAccount } from '../src/modules/accounts/index.ts'
import { accountCallsOf, PASSWORD, type AccountCalls } from './tools/account-calls.ts'
import { untilBlocked } from './tools/halted-writes.ts'
import { linkTokenIn } from './tools/mailbox.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: AccountCalls
beforeAll(async () => {
  server = await startTestServer()
  calls = accountCallsOf(server)
})
afterAll(() => server.close())

const inTransaction = (userId: string, work: (...given: Parameters<typeof claimAccount>) => Promise<unknown>) =>
  server.services.db.transaction().execute((trx) => work(trx, server.services, userId))

/** A user with two sessions and an unused link. */
async function newPerson(email: string) {
  const first = await calls.register(email)
  const second: string = (await calls.logIn(email)).token
  const link = await calls.mailedToken(email, 'reset-password', () => calls.remind(email))
  return { userId: (await calls.me(first)).id, sessions: [first, second], link }
}

it('a claim removes every way into the account and keeps its data and all other accounts', async () => {
  const other = await newPerson('other@example.com')
  const { userId, sessions, link } = await newPerson('claimed@example.com')
  await inTransaction(userId, claimAccount)
  expect(await Promise.all(sessions.map(calls.statusOf))).toEqual([401, 401])
  expect(await calls.isValid(link)).toBe(false)
  expect((await calls.logIn('claimed@example.com')).__typename).toBe('UnauthorizedException')
  const account = server.services.db.selectFrom('users').select(['status', 'password_hash']).where('id', '=', userId)
  expect(await account.execute()).toEqual([{ status: 'active', password_hash: null }])
  expect(await Promise.all(other.sessions.map(calls.statusOf))).toEqual([200, 200])
  expect(await calls.isValid(other.link)).toBe(true)
  expect((await calls.logIn('other@example.com', PASSWORD)).__typename).toBe('Token')
})

it('a claim is not repeated for a proved owner', async () => {
  const { userId, sessions } = await newPerson('known@example.com')
  const [session = ''] = sessions
  await calls.activate(await linkTokenIn(server, 'known@example.com', 'activate-account'), { token: session })
  await inTransaction(userId, admitOwner)
  expect(await Promise.all(sessions.map(calls.statusOf))).toEqual([200, 200])
})

it('a claim waits for another connection that proves the owner at the same moment, and removes nothing', async () => {
  const { userId, sessions } = await newPerson('proving@example.com')
  const { db, clock } = server.services
  const [isHeld, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const proving = db.transaction().execute(async (trx) => {
    const proved = { owner_proved_at: new Date(clock.now()) }
    await trx.updateTable('users').set(proved).where('id', '=', userId).execute()
    isHeld.resolve()
    await mayEnd.promise
  })
  await isHeld.promise
  const admitting = inTransaction(userId, admitOwner)
  await untilBlocked(db, admitting)
  mayEnd.resolve()
  await Promise.all([proving, admitting])
  expect(await Promise.all(sessions.map(calls.statusOf))).toEqual([200, 200])
})

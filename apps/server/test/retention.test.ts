import { readFileSync } from 'node:fs'
import { addDays } from '@dayplate/dates'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { purgeExpired } from '../src/purge-expired.ts'
import { insertGrant } from '../src/modules/access/index.ts'
import { accountCallsOf, type AccountCalls } from './tools/account-calls.ts'
import { linkTokenIn } from './tools/mailbox.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: AccountCalls
beforeEach(async () => {
  server = await startTestServer()
  calls = accountCallsOf(server)
})
afterEach(() => server.close())

const EMAIL = 'unused@example.com'
/** The day on which owners are told, 14 days before the year ends. */
const TOLD_AFTER = 351

const people = async () =>
  (await server.services.db.selectFrom('users').select('email').execute()).map((row) => row.email)
const notices = () =>
  server.services.db.selectFrom('mails').select(['address', 'language']).where('kind', '=', 'account-unused').execute()
const register = async (email = EMAIL) => {
  await server.services.db.deleteFrom('throttles').execute()
  return calls.register(email)
}
/** The mails as the mail server received them. */
const sendMails = () =>
  server.services.db
    .updateTable('mails')
    .set({ sent_at: new Date(server.clock.now()), next_try_at: null, content: null, address: null })
    .where('sent_at', 'is', null)
    .execute()

describe('an account that was never confirmed and never used', () => {
  it('is erased after a year, 14 days after its owner was told by mail, and recorded like every erasure', async () => {
    await register()
    server.clock.moveDays(TOLD_AFTER - 1)
    expect(await purgeExpired(server.services)).toMatchObject({ unusedAccountsTold: 0 })
    server.clock.moveDays(1)
    expect(await purgeExpired(server.services)).toMatchObject({ unusedAccountsTold: 1, unusedAccounts: 0 })
    expect(await notices()).toEqual([{ address: EMAIL, language: 'pl' }])
    expect(await purgeExpired(server.services)).toMatchObject({ unusedAccountsTold: 0 })
    await sendMails()
    server.clock.moveDays(13)
    expect(await purgeExpired(server.services)).toMatchObject({ unusedAccounts: 0 })
    server.clock.moveDays(1)
    expect(await purgeExpired(server.services)).toMatchObject({ unusedAccounts: 1 })
    expect(await people()).toEqual([])
    expect(readFileSync(server.services.erasedPeopleFile, 'utf8')).toMatch(/^\S+ erased [\da-f]{64}\n$/)
    // Nothing more is sent to an address that was never confirmed.
    expect(await server.services.db.selectFrom('mails').select('kind').execute()).toEqual([])
  })

  it('stays while the mail is queued or was given up, because its owner was not told', async () => {
    await register()
    server.clock.moveDays(TOLD_AFTER)
    await purgeExpired(server.services)
    server.clock.moveDays(60)
    expect(await purgeExpired(server.services)).toMatchObject({ unusedAccounts: 0 })
    await server.services.db
      .updateTable('mails')
      .set({ given_up_at: new Date(server.clock.now()), next_try_at: null })
      .execute()
    server.clock.moveDays(60)
    expect(await purgeExpired(server.services)).toMatchObject({ unusedAccounts: 0 })
    expect(await people()).toEqual([EMAIL])
  })

  it('is reported in English outside Poland', async () => {
    await register()
    await server.services.db.updateTable('users').set({ time_zone: 'Europe/Lisbon' }).execute()
    server.clock.moveDays(TOLD_AFTER)
    await purgeExpired(server.services)
    expect(await notices()).toEqual([{ address: EMAIL, language: 'en' }])
  })

  const ID = () => server.services.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const USES: readonly (readonly [string, (token: string) => Promise<unknown>])[] = [
    ['logs in', () => calls.logIn(EMAIL)],
    ['opens it on the device where it was created', (token) => calls.me(token)],
    [
      'confirms the address',
      async () => {
        await calls.activate(await linkTokenIn(server, EMAIL, 'activate-account'))
        await server.services.db.updateTable('users').set({ came_back_at: null }).execute()
      },
    ],
    [
      'gets access',
      async () =>
        server.services.db.transaction().execute(async (trx) =>
          insertGrant(trx, {
            userId: (await ID()).id,
            product: 'diet',
            source: 'operator',
            sourceKey: 'gift',
            startsOn: dayFromStart(0),
            endsOn: addDays(dayFromStart(0), 6),
            grantedAt: new Date(server.clock.now()),
          }),
        ),
    ],
    [
      'keeps a favourite',
      async () =>
        server.services.db
          .insertInto('favourite_meals')
          .values({ user_id: (await ID()).id, meal_id: 'a', created_at: new Date(server.clock.now()) })
          .execute(),
    ],
  ]

  it.each(USES)('stays once its owner %s', async (_, use) => {
    const token = await register()
    server.clock.moveDays(200)
    await use(token)
    server.clock.moveDays(200)
    expect(await purgeExpired(server.services)).toMatchObject({ unusedAccountsTold: 0, unusedAccounts: 0 })
  })

  it('stays when its owner logs in after being told', async () => {
    await register()
    server.clock.moveDays(TOLD_AFTER)
    await purgeExpired(server.services)
    await sendMails()
    server.clock.moveDays(10)
    await calls.logIn(EMAIL)
    server.clock.moveDays(10)
    expect(await purgeExpired(server.services)).toMatchObject({ unusedAccounts: 0 })
    expect(await people()).toEqual([EMAIL])
  })
})

describe('a contact message', () => {
  it('is deleted after a year, answered or not, and not earlier', async () => {
    const { db } = server.services
    const at = (days: number) => new Date(server.clock.now() - days * 24 * 60 * 60 * 1000)
    const message = { name: 'Ida', email: EMAIL, topic: 'other', message: 'x', language: 'en' } as const
    await db
      .insertInto('contact_requests')
      .values([
        { ...message, created_at: at(366) },
        { ...message, created_at: at(365), done_at: at(364) },
        { ...message, created_at: at(364) },
      ])
      .execute()
    expect(await purgeExpired(server.services)).toMatchObject({ contactRequests: 2 })
    expect(await db.selectFrom('contact_requests').select('created_at').execute()).toEqual([{ created_at: at(364) }])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LOGIN_PATH } from '../src/platform/mail/mail-content.ts'
import { accountCallsOf, PASSWORD, type AccountCalls } from './tools/account-calls.ts'
import { untilBlocked } from './tools/halted-writes.ts'
import { mailsTo } from './tools/mailbox.ts'
import { profileCalls } from './tools/profile-calls.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: AccountCalls
let profile: ReturnType<typeof profileCalls>
beforeAll(async () => {
  server = await startTestServer()
  calls = accountCallsOf(server)
  profile = profileCalls(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveDays(1))

const SUCCESS = { __typename: 'BasicMutationSuccess', code: 200 }
const YOURS = { __typename: 'EmailChanged', isYours: true }
const NOT_YOURS = { __typename: 'EmailChanged', isYours: false }
const TAKEN = { __typename: 'ValidationException', messages: ['profile/confirm/taken'] }
const REFUSED = { __typename: 'UnauthorizedException', code: 401, messages: ['profile/confirm/refused'] }

/** The kinds of queued mails to an address, without the welcome mail. */
const kindsTo = async (email: string) => {
  await server.settled()
  const mails = (await mailsTo(server, email)).filter(({ kind }) => kind !== 'activate-account')
  return mails.map(({ kind, path }) => (path === null || path === LOGIN_PATH ? kind : `${kind} with a link`))
}
const tokenOf = async (email: string): Promise<string> => {
  const login = await calls.logIn(email)
  return login.token
}
/** A user with a confirmed address who has just logged in. */
async function newPerson(email: string): Promise<string> {
  const token = await calls.register(email)
  const { path } = (await mailsTo(server, email))[0] ?? { path: null }
  await calls.activate(path?.split('/').at(-1) ?? '', { token })
  return token
}
const rowOf = (email: string) =>
  server.services.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

describe('a change of address', () => {
  it('waits for the link mailed to the new address, and tells the old one', async () => {
    const token = await newPerson('old@example.com')
    expect(await profile.changeEmail(token, ' New@Example.com ')).toEqual(SUCCESS)
    expect(await profile.waiting(token)).toBe('new@example.com')
    expect((await calls.me(token)).email).toBe('old@example.com')
    expect(await kindsTo('new@example.com')).toEqual(['confirm-email with a link'])
    expect(await kindsTo('old@example.com')).toEqual(['email-change-asked'])
    expect(await calls.canLogIn('new@example.com', PASSWORD)).toBe(false)
  })

  it('is carried out once by the link, and the old address is told', async () => {
    const token = await newPerson('before@example.com')
    const link = await profile.linkTo(token, 'after@example.com')
    expect(await profile.confirm(link, { token })).toEqual(YOURS)
    expect(await calls.me(token)).toMatchObject({ email: 'after@example.com', status: 'STATUS_ACTIVE' })
    expect([
      await calls.canLogIn('before@example.com', PASSWORD),
      await calls.canLogIn('after@example.com', PASSWORD),
    ]).toEqual([false, true])
    expect(await profile.waiting(token)).toBeNull()
    expect(await kindsTo('before@example.com')).toContain('email-changed')
    // A second press answers the same and does nothing.
    await profile.linkTo(token, 'before@example.com').then((back) => profile.confirm(back, { token }))
    expect(await profile.confirm(link, { token })).toEqual(YOURS)
    expect((await calls.me(token)).email).toBe('before@example.com')
  })

  it('ends with a second change, whose link alone works, and when it expires', async () => {
    const token = await newPerson('twice@example.com')
    const first = await profile.linkTo(token, 'first@example.com')
    const second = await profile.linkTo(token, 'second@example.com')
    expect(await profile.confirm(first)).toEqual(REFUSED)
    expect(await profile.waiting(token)).toBe('second@example.com')
    server.clock.moveDays(2)
    expect(await profile.waiting(token)).toBeNull()
    expect(await profile.confirm(second)).toEqual(REFUSED)
    expect((await calls.me(token)).email).toBe('twice@example.com')
  })

  it('can be cancelled by the user, even while its mail is queued', async () => {
    const token = await newPerson('stops@example.com')
    const link = await profile.linkTo(token, 'stopped@example.com')
    expect(await profile.cancel(token)).toEqual({ code: 200 })
    expect([await profile.waiting(token), await profile.confirm(link)]).toEqual([null, REFUSED])
    expect(await kindsTo('stopped@example.com')).toEqual([])
    expect(await profile.cancel(token)).toEqual({ code: 200 })
  })

  it('can mail its link again, which voids the previous one', async () => {
    const token = await newPerson('again@example.com')
    const first = await profile.linkTo(token, 'sent-again@example.com')
    server.clock.moveDays(0.5)
    expect(await profile.resend(token)).toEqual(SUCCESS)
    await server.settled()
    expect(await profile.confirm(first)).toEqual(REFUSED)
    // Its time starts again with the second mail.
    server.clock.moveDays(0.75)
    const [, second] = await mailsTo(server, 'sent-again@example.com')
    expect(await profile.confirm(second?.path?.split('/').at(-1) ?? '')).toEqual(NOT_YOURS)
    expect(await profile.resend(token)).toMatchObject({ messages: ['profile/email/none-waits'] })
  })

  it.each([
    ['', 'validation/required'],
    ['abc', 'validation/email-format'],
    ['a@exam ple.com', 'validation/email-format'],
    ['Same@example.com', 'profile/email/same'],
  ])('to "%s" is refused at its field', async (email, message) => {
    const token = (await calls.logIn('same@example.com')).token ?? (await newPerson('same@example.com'))
    expect(await profile.changeEmail(token, email)).toEqual({
      __typename: 'ValidationException',
      messages: [],
      details: [{ fieldName: 'email', messages: [message] }],
    })
  })

  it('requires the password if the login is a while ago', async () => {
    const token = await newPerson('a-while@example.com')
    server.clock.moveDays(0.01)
    expect(await profile.changeEmail(token, 'thief@example.com')).toEqual({
      __typename: 'UnauthorizedException',
      code: 403,
      messages: ['auth/prove/password'],
    })
    expect([await kindsTo('thief@example.com'), await profile.waiting(token)]).toEqual([[], null])
  })
})

describe('an address that already has an account', () => {
  it('is answered and stored like a free one, and its owner is told', async () => {
    const token = await newPerson('asks@example.com')
    await newPerson('taken@example.com')
    const answers = []
    for (const email of ['free@example.com', 'taken@example.com']) {
      answers.push(await profile.changeEmail(token, email), await profile.waiting(token), await profile.resend(token))
      await server.settled()
      // The rows in the download of the user's own data.
      const { db } = server.services
      const { id } = await calls.me(token)
      const mails = db.selectFrom('mails').select(['kind', 'language', 'given_up_at']).where('user_id', '=', id)
      const links = db.selectFrom('one_time_tokens').select(['purpose', 'expires_at']).where('user_id', '=', id)
      answers.push(
        (await mails.where('address', '=', email).execute()).length,
        (await links.where('purpose', '=', 'change-email').execute()).length,
      )
    }
    const [free, taken] = [answers.slice(0, 5), answers.slice(5)]
    expect(taken).toEqual(free.map((answer) => (answer === 'free@example.com' ? 'taken@example.com' : answer)))
    expect(await kindsTo('taken@example.com')).toEqual(['confirm-email', 'confirm-email'])
    expect((await calls.me(token)).email).toBe('asks@example.com')
  })

  it('stays with the account that got it after the link was mailed, and the change ends', async () => {
    const token = await newPerson('late@example.com')
    const link = await profile.linkTo(token, 'gone@example.com')
    await newPerson('gone@example.com')
    expect(await profile.confirm(link, { token })).toEqual(TAKEN)
    expect([await profile.waiting(token), (await calls.me(token)).email]).toEqual([null, 'late@example.com'])
  })
})

describe('an address that two users confirm at the same moment', () => {
  it('goes to the first, and the second is told that it is taken', async () => {
    const email = 'wanted@example.com'
    const [first, second] = [await newPerson('first-meets@example.com'), await newPerson('second-meets@example.com')]
    const { id } = await calls.me(first)
    const link = await profile.linkTo(second, email)
    const calling = await server.services.db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ email }).where('id', '=', id).execute()
      // The second call finds the address free, because the first has not committed yet, and then waits to write it.
      const underWay = profile.confirm(link, { token: second })
      await untilBlocked(server.services.db, underWay)
      return { underWay }
    })
    expect(await calling.underWay).toEqual(TAKEN)
    expect([await profile.waiting(second), (await calls.me(second)).email]).toEqual([null, 'second-meets@example.com'])
    expect(await kindsTo('second-meets@example.com')).not.toContain('email-changed')
  })
})

describe('after a change of address', () => {
  it('links mailed to the old address no longer work, even those still queued', async () => {
    const token = await newPerson('links@example.com')
    const reset = await calls.mailedToken('links@example.com', 'reset-password', () =>
      calls.remind('links@example.com'),
    )
    const login = await calls.mailedToken('links@example.com', 'log-in-link', () => calls.sendLink('links@example.com'))
    await profile.confirm(await profile.linkTo(token, 'moved@example.com'), { token })
    expect([await calls.isValid(reset), (await calls.byToken(login)).__typename]).toEqual([
      false,
      'UnauthorizedException',
    ])
    expect(await kindsTo('links@example.com')).toEqual(['email-change-asked', 'email-changed'])
  })

  it('the login that asked and the one that opened the link stay, and all others end', async () => {
    const asking = await newPerson('devices@example.com')
    const [opening, other] = [await tokenOf('devices@example.com'), await tokenOf('devices@example.com')]
    const stranger = await newPerson('stays-out@example.com')
    const link = await profile.linkTo(asking, 'devices-new@example.com')
    expect(await profile.confirm(link, { token: opening })).toEqual(YOURS)
    const states = await Promise.all([asking, opening, other, stranger].map(calls.statusOf))
    expect(states).toEqual([200, 200, 401, 200])
  })

  it('a linked provider stays', async () => {
    const token = await newPerson('linked@example.com')
    const { id } = await calls.me(token)
    const row = { user_id: id, provider: 'google', subject: 'linked', linked_at: new Date() } as const
    await server.services.db.insertInto('social_identities').values(row).execute()
    await profile.confirm(await profile.linkTo(token, 'linked-new@example.com'), { token })
    const kept = server.services.db.selectFrom('social_identities').select('provider').where('user_id', '=', id)
    expect(await kept.execute()).toEqual([{ provider: 'google' }])
  })

  it.each([
    ['no user is', null],
    ['another user is', 'somebody-else@example.com'],
  ])('the owner stays unproved if %s logged in beside the mailbox', async (_, other) => {
    const email = `unproved-${other === null ? 'a' : 'b'}@example.com`
    const token = await newPerson(email)
    const link = await profile.linkTo(token, `new-${email}`)
    const sender = other === null ? {} : { token: await newPerson(other) }
    expect(await profile.confirm(link, sender)).toEqual(NOT_YOURS)
    expect(await rowOf(`new-${email}`)).toMatchObject({ status: 'active', owner_proved_at: null })
  })

  it('the owner is proved if one browser has both', async () => {
    const token = await newPerson('proved@example.com')
    await profile.confirm(await profile.linkTo(token, 'proved-new@example.com'), { token })
    expect((await rowOf('proved-new@example.com'))?.owner_proved_at).toEqual(new Date(server.clock.now()))
  })
})

describe('a change of address that a stranger asked for', () => {
  const NEXT = 'rye-and-plum'

  it('ends with a new password', async () => {
    const token = await newPerson('changes@example.com')
    const link = await profile.linkTo(token, 'eve@example.com')
    const change = `mutation { changePassword(request: { currentPassword: "${PASSWORD}", newPassword: "${NEXT}" }) { __typename } }`
    await server.client.call(change, { token })
    expect([await profile.waiting(token), await profile.confirm(link)]).toEqual([null, REFUSED])
    expect(await kindsTo('eve@example.com')).toEqual([])
  })

  it('ends with a password reset by the old address', async () => {
    const token = await newPerson('resets@example.com')
    const link = await profile.linkTo(token, 'eva@example.com')
    const reset = await calls.mailedToken('resets@example.com', 'reset-password', () =>
      calls.remind('resets@example.com'),
    )
    await calls.reset(reset, NEXT)
    expect(await profile.confirm(link)).toEqual(REFUSED)
    expect((await rowOf('resets@example.com'))?.email).toBe('resets@example.com')
  })
})

describe('two changes of address at once', () => {
  it('leave one waiting, and no link confirms the other address', async () => {
    const token = await newPerson('at-once@example.com')
    const emails = ['one@example.com', 'two@example.com']
    await Promise.all(emails.map((email) => profile.changeEmail(token, email)))
    await server.settled()
    const waiting = await profile.waiting(token)
    const linked = []
    for (const email of emails) if ((await kindsTo(email)).length > 0) linked.push(email)
    expect(linked).toEqual([waiting])
  })
})

describe('changeName', () => {
  it('stores a name without surrounding spaces, and deletes it', async () => {
    const token = await newPerson('name@example.com')
    const name = async () => (await server.client.call('{ me { name } }', { token })).data.me.name
    expect([await profile.changeName(token, ' Żaneta '), await name()]).toEqual([SUCCESS, 'Żaneta'])
    expect([await profile.changeName(token, ' '), await name()]).toEqual([SUCCESS, null])
  })

  it.each([
    ['x'.repeat(101), 'validation/too-long'],
    ['a\nb', 'validation/text-format'],
  ])('refuses an invalid name at its field: %#', async (name, message) => {
    const token = await newPerson(`${message.length}@example.com`)
    expect(await profile.changeName(token, name)).toMatchObject({
      details: [{ fieldName: 'name', messages: [message] }],
    })
  })
})

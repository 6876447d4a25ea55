import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeOneTimeToken, spendOneTimeToken } from '../src/modules/accounts/index.ts'
import { profileCalls } from './tools/profile-calls.ts'
import { PASSWORD, settingsCalls } from './tools/settings-calls.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: ReturnType<typeof settingsCalls>
beforeAll(async () => {
  server = await startTestServer()
  calls = settingsCalls(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveDays(1))

const NEXT = 'barley-and-thyme'
const UNPROVED = { __typename: 'UnauthorizedException', code: 403, messages: ['error/message/generic'] }
const mailsOf = (userId: string) =>
  server.services.db
    .selectFrom('mails')
    .select(['address', 'language', 'content'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'password-changed')
    .execute()

describe('changePassword', () => {
  it('sets the new password, and the old one no longer works', async () => {
    const { token } = await calls.newPerson('ada@example.com')
    expect(await calls.changePassword(token, PASSWORD, NEXT)).toMatchObject({
      __typename: 'BasicMutationSuccess',
      code: 200,
    })
    expect(await calls.logIn('ada@example.com')).toBeNull()
    expect(await calls.logIn('ada@example.com', NEXT)).not.toBeNull()
  })

  it('keeps this login and ends all others of the user', async () => {
    const { token } = await calls.newPerson('bea@example.com')
    const other = (await calls.logIn('bea@example.com')) ?? ''
    const stranger = await calls.newPerson('stranger@example.com')
    await calls.changePassword(token, PASSWORD, NEXT)
    expect([
      await calls.isSignedIn(token),
      await calls.isSignedIn(other),
      await calls.isSignedIn(stranger.token),
    ]).toEqual([true, false, true])
  })

  it('mails the owner in their language, once for each change', async () => {
    const { token, id } = await calls.newPerson('cia@example.com')
    await calls.changePassword(token, PASSWORD, NEXT, { 'x-locale': 'pl_PL' })
    await calls.changePassword(token, PASSWORD, 'wrong-all-along')
    await calls.changePassword(token, NEXT, PASSWORD)
    expect(await mailsOf(id)).toEqual([
      { address: 'cia@example.com', language: 'pl', content: { kind: 'password-changed' } },
      { address: 'cia@example.com', language: 'en', content: { kind: 'password-changed' } },
    ])
  })

  it('names the providers in that mail that still open the account', async () => {
    const { token, id } = await calls.newPerson('dot@example.com')
    const linked = { user_id: id, subject: 'dot', linked_at: new Date(server.clock.now()) }
    const rows = (['google', 'apple'] as const).map((provider) => ({ ...linked, provider }))
    await server.services.db.insertInto('social_identities').values(rows).execute()
    await calls.changePassword(token, PASSWORD, NEXT)
    const content = { kind: 'password-changed', providers: ['apple', 'google'] }
    expect(await mailsOf(id)).toEqual([{ address: 'dot@example.com', language: 'en', content }])
  })

  it('cancels a waiting change of address and says so in its answer and in the mail', async () => {
    const profile = profileCalls(server)
    const { token, id } = await calls.newPerson('moving@example.com')
    await profile.linkTo(token, 'moved@example.com')
    expect(await calls.changePassword(token, PASSWORD, NEXT)).toMatchObject({
      code: 200,
      hasCancelledEmailChange: true,
    })
    expect(await profile.waiting(token)).toBeNull()
    expect(await calls.changePassword(token, NEXT, PASSWORD)).toMatchObject({
      code: 200,
      hasCancelledEmailChange: false,
    })
    expect((await mailsOf(id)).map(({ content }) => content)).toEqual([
      { kind: 'password-changed', hadEmailChange: true },
      { kind: 'password-changed' },
    ])
  })

  it('says nothing about an expired change of address', async () => {
    const { token, id } = await calls.newPerson('late@example.com')
    await profileCalls(server).linkTo(token, 'too-late@example.com')
    server.clock.moveDays(2)
    expect(await calls.changePassword(token, PASSWORD, NEXT)).toMatchObject({ hasCancelledEmailChange: false })
    expect((await mailsOf(id)).map(({ content }) => content)).toEqual([{ kind: 'password-changed' }])
  })

  it('voids all mailed links', async () => {
    const { token, id } = await calls.newPerson('dora@example.com')
    const { db, clock } = server.services
    const links = await db.transaction().execute(async (trx) => [
      {
        purpose: 'log-in' as const,
        token: await makeOneTimeToken(trx, server.services, { userId: id, purpose: 'log-in' }),
      },
      {
        purpose: 'reset-password' as const,
        token: await makeOneTimeToken(trx, server.services, { userId: id, purpose: 'reset-password' }),
      },
    ])
    await calls.changePassword(token, PASSWORD, NEXT)
    const owners = await db
      .transaction()
      .execute((trx) => Promise.all(links.map((link) => spendOneTimeToken(trx, clock, link))))
    expect(owners).toEqual([null, null])
  })

  it.each([
    ['no current password', '', NEXT, 'currentPassword', 'validation/required'],
    ['no new password', PASSWORD, '', 'newPassword', 'validation/required'],
    ['a short one', PASSWORD, 'abc', 'newPassword', 'auth/password/too-short'],
    ['a common one', PASSWORD, 'password', 'newPassword', 'auth/password/too-common'],
    ['one that only the server knows as common', PASSWORD, 'midnight', 'newPassword', 'auth/password/too-common'],
    ['an endless one', PASSWORD, 'x'.repeat(201), 'newPassword', 'auth/password/too-long'],
  ])('refuses %s at its field', async (name, current, next, fieldName, message) => {
    const { token } = await calls.newPerson(`${name.replaceAll(' ', '-')}@example.com`)
    expect(await calls.changePassword(token, current, next)).toEqual({
      __typename: 'ValidationException',
      details: [{ fieldName, messages: [message] }],
    })
  })

  it('refuses a wrong current password and changes nothing', async () => {
    const { token, id } = await calls.newPerson('eve@example.com')
    const other = (await calls.logIn('eve@example.com')) ?? ''
    expect(await calls.changePassword(token, 'not-it-at-all', NEXT)).toEqual(UNPROVED)
    expect([await calls.isSignedIn(other), await mailsOf(id)]).toEqual([true, []])
    expect(await calls.logIn('eve@example.com')).not.toBeNull()
  })

  it('refuses a user without a password with the same text', async () => {
    const { token, id } = await calls.newPerson('social@example.com')
    await server.services.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute()
    expect(await calls.changePassword(token, PASSWORD, NEXT)).toEqual(UNPROVED)
  })

  it('requires a session', async () => {
    const { status } = await server.client.call(
      'mutation { changePassword(request: { currentPassword: "a", newPassword: "b" }) { __typename } }',
    )
    expect(status).toBe(401)
  })
})

describe('guessing the current password with a stolen session', () => {
  it('is limited to ten tries in an hour, and then the right one is refused with the same text', async () => {
    const { token } = await calls.newPerson('guessed@example.com')
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => calls.changePassword(token, `guess-number-${index}`, NEXT)),
    )
    expect(guesses).toEqual(Array.from({ length: 30 }, () => UNPROVED))
    expect(await calls.changePassword(token, PASSWORD, NEXT)).toEqual(UNPROVED)
    expect(await calls.logIn('guessed@example.com')).not.toBeNull()
    server.clock.moveDays(1)
    expect(await calls.changePassword(token, PASSWORD, NEXT)).toMatchObject({ code: 200 })
  })

  it('is limited for the network too, over all accounts', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => calls.newPerson(`net${number}@example.com`)))
    for (const { token } of people.slice(0, 5))
      await Promise.all(Array.from({ length: 10 }, () => calls.changePassword(token, 'not-it-at-all', NEXT)))
    expect(await calls.changePassword(people[5]?.token ?? '', PASSWORD, NEXT)).toEqual(UNPROVED)
  })
})

it('carries out one of ten changes at once', async () => {
  const { token, id } = await calls.newPerson('race@example.com')
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => calls.changePassword(token, PASSWORD, `race-number-${index}`)),
  )
  expect(answers.filter(({ __typename }) => __typename === 'BasicMutationSuccess')).toHaveLength(1)
  expect(await mailsOf(id)).toHaveLength(1)
})

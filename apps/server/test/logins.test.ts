import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashToken } from '../src/modules/accounts/index.ts'
import { settingsCalls } from './tools/settings-calls.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: ReturnType<typeof settingsCalls>
beforeAll(async () => {
  server = await startTestServer()
  calls = settingsCalls(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveDays(1))

const loginsOf = async (token: string) =>
  (await calls.me(token, 'logins { id browser system lastUsedAt isCurrent }')).logins
const endLogin = async (token: string, id: string) =>
  (
    await server.client.call(
      `mutation E($id: ID!) { me { endLogin(id: $id) { __typename ... on ValidationException { details { fieldName messages } } } } }`,
      { token, variables: { id } },
    )
  ).data.me.endLogin
const UNKNOWN = {
  __typename: 'ValidationException',
  details: [{ fieldName: 'id', messages: ['settings/logins/ended-already'] }],
}

describe('the list of logins', () => {
  it('shows this login first, and the browser that each one named', async () => {
    const { token } = await calls.newPerson('ada@example.com')
    server.clock.moveDays(1)
    const other = (await calls.logIn('ada@example.com')) ?? ''
    expect(await loginsOf(token)).toEqual([
      expect.objectContaining({ isCurrent: true, browser: null }),
      expect.objectContaining({ isCurrent: false, browser: 'Firefox', system: 'Linux' }),
    ])
    expect((await loginsOf(other))[0]).toMatchObject({ isCurrent: true, browser: 'Firefox' })
  })

  it('works for a token from before tokens named their shard', async () => {
    const { id } = await calls.newPerson('old@example.com')
    const unmarked = Buffer.from(server.services.randomBytes(32)).toString('base64url')
    await server.services.db
      .updateTable('auth_tokens')
      .set({ token_hash: hashToken(unmarked) })
      .where('user_id', '=', id)
      .execute()
    expect((await loginsOf(unmarked)).map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true])
  })

  it('contains neither expired logins nor those of other users', async () => {
    const { token } = await calls.newPerson('bea@example.com')
    await calls.newPerson('not-bea@example.com')
    server.clock.moveDays(300)
    const newer = (await calls.logIn('bea@example.com')) ?? ''
    expect(await loginsOf(token)).toHaveLength(2)
    server.clock.moveDays(100)
    expect(await loginsOf(newer)).toHaveLength(1)
  })

  it('contains at most fifty, including this one', async () => {
    const { token, id } = await calls.newPerson('many@example.com')
    server.clock.moveDays(1)
    const now = new Date(server.clock.now())
    const later = new Date(server.clock.now() + 86_400_000)
    await server.services.db
      .insertInto('auth_tokens')
      .values(
        Array.from({ length: 60 }, () => ({
          user_id: id,
          token_hash: Buffer.from(server.services.randomBytes(32)),
          created_at: now,
          proved_at: now,
          last_used_at: now,
          expires_at: later,
        })),
      )
      .execute()
    const logins = await loginsOf(token)
    expect([logins.length, logins[0].isCurrent]).toEqual([50, true])
  })
})

describe('ending a login', () => {
  it('refuses its token from the next call on', async () => {
    const { token } = await calls.newPerson('cia@example.com')
    const other = (await calls.logIn('cia@example.com')) ?? ''
    const [, theirs] = await loginsOf(token)
    expect(await endLogin(token, theirs.id)).toEqual({ __typename: 'BasicMutationSuccess' })
    expect([await calls.isSignedIn(token), await calls.isSignedIn(other)]).toEqual([true, false])
    expect(await endLogin(token, theirs.id)).toEqual(UNKNOWN)
  })

  it('of another user changes nothing and answers as for an unknown one', async () => {
    const { token } = await calls.newPerson('dora@example.com')
    const stranger = await calls.newPerson('stranger@example.com')
    const [theirs] = await loginsOf(stranger.token)
    for (const id of [theirs.id, crypto.randomUUID(), 'x', "' or true --", 'x'.repeat(10_000)])
      expect(await endLogin(token, id)).toEqual(UNKNOWN)
    expect(await calls.isSignedIn(stranger.token)).toBe(true)
  })

  it('can end all others at once, of this user only', async () => {
    const { token } = await calls.newPerson('eve@example.com')
    const stranger = await calls.newPerson('not-eve@example.com')
    const others = await Promise.all([1, 2, 3].map(() => calls.logIn('eve@example.com')))
    const { data } = await server.client.call('mutation { me { endOtherLogins { code } } }', { token })
    expect(data.me.endOtherLogins).toEqual({ code: 200 })
    expect(await Promise.all(others.map((other) => calls.isSignedIn(other ?? '')))).toEqual([false, false, false])
    expect([await calls.isSignedIn(token), await calls.isSignedIn(stranger.token)]).toEqual([true, true])
  })
})

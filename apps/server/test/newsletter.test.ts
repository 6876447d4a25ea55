import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { REGISTER } from './tools/documents.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveDays(1))

const UNSUBSCRIBE = 'mutation U($email: String!) { newsletter { unsubscribe(email: $email) { code } } }'
const unsubscribe = async (email: string): Promise<number> =>
  (await server.client.call(UNSUBSCRIBE, { variables: { email } })).data.newsletter.unsubscribe.code

async function register(email: string): Promise<{ token: string; id: string }> {
  const request = { email, password: 'plum-and-rye', agreementsTermsAndConditions: true }
  const { token } = (await server.client.call(REGISTER, { variables: { request } })).data.register
  const { id } = (await server.client.call('{ me { id } }', { token })).data.me
  return { token, id }
}

const agree = (userId: string, ...kinds: ('newsletter' | 'articles' | 'diet_course')[]) =>
  server.services.db
    .insertInto('agreements')
    .values(kinds.map((kind) => ({ user_id: userId, kind, given_at: new Date(server.clock.now()) })))
    .execute()

const agreementsOf = async (token: string) =>
  (await server.client.call('{ me { agreements { newsletter dietCourse articles } } }', { token })).data.me.agreements

/** Tries of all networks that are not back yet; thirty come back in an hour. */
const sendings = async (): Promise<number> => {
  const rows = await server.services.db
    .selectFrom('throttles')
    .select('settled_at')
    .where('limit_name', '=', 'unsubscribe')
    .execute()
  return rows.reduce(
    (sum, row) => sum + Math.max(0, Math.ceil((row.settled_at.getTime() - server.clock.now()) / 120_000)),
    0,
  )
}

describe('agreements', () => {
  it('are off for a user who has given none', async () => {
    const { token } = await register('new@example.com')
    expect(await agreementsOf(token)).toEqual({ newsletter: false, dietCourse: false, articles: false })
  })

  it('are read separately', async () => {
    const { token, id } = await register('reader@example.com')
    await agree(id, 'articles')
    expect(await agreementsOf(token)).toEqual({ newsletter: false, dietCourse: false, articles: true })
    await agree(id, 'diet_course', 'newsletter')
    expect(await agreementsOf(token)).toEqual({ newsletter: true, dietCourse: true, articles: true })
  })
})

describe('newsletter.unsubscribe', () => {
  it('withdraws the newsletter of the address, in any spelling, and nothing else', async () => {
    const ada = await register('ada@example.com')
    const bea = await register('bea@example.com')
    await agree(ada.id, 'newsletter', 'articles')
    await agree(bea.id, 'newsletter')
    expect(await unsubscribe(' ADA@Example.com')).toBe(200)
    expect(await agreementsOf(ada.token)).toEqual({ newsletter: false, dietCourse: false, articles: true })
    expect(await agreementsOf(bea.token)).toMatchObject({ newsletter: true })
  })

  it('keeps the time of the first withdrawal', async () => {
    const { id } = await register('twice@example.com')
    await agree(id, 'newsletter')
    await unsubscribe('twice@example.com')
    const first = new Date(server.clock.now())
    server.clock.moveDays(1)
    expect(await unsubscribe('twice@example.com')).toBe(200)
    const row = await server.services.db
      .selectFrom('agreements')
      .select('withdrawn_at')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.withdrawn_at).toEqual(first)
  })

  it.each(['nobody@example.com', 'abc', '', 'x'.repeat(10_000)])('answers 200 for "%.30s" too', async (unknown) => {
    expect(await unsubscribe(unknown)).toBe(200)
  })

  it('writes once for known and unknown addresses, so that the time reveals nothing', async () => {
    const { id } = await register('known@example.com')
    await agree(id, 'newsletter')
    await unsubscribe('unknown@example.com')
    const afterUnknown = await sendings()
    await unsubscribe('known@example.com')
    expect([afterUnknown, await sendings()]).toEqual([1, 2])
  })

  it('answers 429 after thirty within an hour', async () => {
    const { token, id } = await register('late@example.com')
    await agree(id, 'newsletter')
    const codes = []
    for (let sent = 0; sent < 30; sent += 1) codes.push(await unsubscribe('other@example.com'))
    expect(new Set(codes)).toEqual(new Set([200]))
    expect(await unsubscribe('late@example.com')).toBe(429)
    expect(await agreementsOf(token)).toMatchObject({ newsletter: true })
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { unsubscribePath } from '../src/platform/mail/unsubscribe-link.ts'
import { insertReader } from './tools/readers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let userId: string
let people = 0
beforeEach(async () => {
  userId = await insertReader(server.services.db, {
    email: `reader-${++people}@example.com`,
    agreed: ['newsletter', 'articles', 'diet_course'],
  })
})

const standing = async () => {
  const rows = await server.services.db
    .selectFrom('agreements')
    .select('kind')
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}
const ALL = ['articles', 'diet_course', 'newsletter']
const linkOf = (agreement: 'newsletter' | 'articles' | 'diet_course') =>
  unsubscribePath(server.services.mailKey, { userId, agreement })

const post = (url: string, type: string | null, payload: string) =>
  server.client.raw({ method: 'POST', url, payload, headers: type === null ? {} : { 'content-type': type } })

const FORM = ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'] as const
const MULTIPART = [
  'multipart/form-data; boundary=xx',
  '--xx\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--xx--\r\n',
] as const

describe('the address of List-Unsubscribe', () => {
  it.each([
    ['a form', ...FORM],
    ['a multipart form', ...MULTIPART],
    ['no content', null, ''],
  ])('switches off that kind of mail with one POST without login, by %s', async (_, type, payload) => {
    const answer = await post(linkOf('newsletter'), type, payload)
    expect([answer.status, answer.body, answer.headers['location']]).toEqual([200, 'Done.\n', undefined])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await standing()).toEqual(['articles', 'diet_course'])
  })

  it('answers a second POST in the same way, and keeps the first time', async () => {
    await post(linkOf('articles'), ...FORM)
    server.clock.moveDays(1)
    expect((await post(linkOf('articles'), ...FORM)).status).toBe(200)
    const row = await server.services.db
      .selectFrom('agreements')
      .select('withdrawn_at')
      .where('user_id', '=', userId)
      .where('kind', '=', 'articles')
      .executeTakeFirstOrThrow()
    expect(row.withdrawn_at?.getTime()).toBe(server.clock.now() - 86_400_000)
  })

  it.each(['GET', 'HEAD'] as const)('changes nothing with %s, which scanners of mails send', async (method) => {
    await server.client.raw({ method, url: linkOf('newsletter') })
    expect(await standing()).toEqual(ALL)
  })

  it('refuses a link that was not made here, and much content', async () => {
    const link = linkOf('newsletter')
    expect((await post(link.replace('newsletter', 'articles'), ...FORM)).status).toBe(404)
    expect((await post(`${link.slice(0, -2)}xx`, ...FORM)).status).toBe(404)
    expect((await post('/unsubscribe/newsletter/x', ...FORM)).status).toBe(404)
    expect((await post(link, FORM[0], 'a'.repeat(5_000))).status).toBe(413)
    expect(await standing()).toEqual(ALL)
  })

  it('answers as before when the account is gone', async () => {
    const link = linkOf('newsletter')
    await server.services.db.deleteFrom('users').where('id', '=', userId).execute()
    expect((await post(link, ...FORM)).status).toBe(200)
  })
})

describe('newsletter.unsubscribeByLink', () => {
  const CALL =
    'mutation U($kind: String!, $token: String!) { newsletter { unsubscribeByLink(kind: $kind, token: $token) { code } } }'
  const unsubscribe = async (path: string) => {
    const [, , kind, token] = path.split('/')
    return (await server.client.call(CALL, { variables: { kind, token } })).data.newsletter.unsubscribeByLink.code
  }

  it('does the same for the button of the page', async () => {
    expect(await unsubscribe(linkOf('diet_course'))).toBe(200)
    expect(await standing()).toEqual(['articles', 'newsletter'])
    expect(await unsubscribe('/unsubscribe/newsletter/none')).toBe(404)
  })
})

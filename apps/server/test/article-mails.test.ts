import { addDays } from '@dayplate/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { announceArticles } from '../src/modules/knowledge/index.ts'
import { openShelf } from '../src/modules/knowledge/shelf/index.ts'
import { insertGrant } from '../src/modules/access/index.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { insertReader, withdraw } from './tools/readers.ts'
import { SAMPLE_ARTICLES } from './tools/sample-articles.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const PAYING = 11

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(null, { articles: SAMPLE_ARTICLES })
})
afterAll(() => server.close())

/** A release with the articles up to this number. */
const release = (last: number) => {
  const upTo = (language: 'en' | 'pl') => SAMPLE_ARTICLES[language].filter(({ id }) => id <= last)
  return { ...server.services, shelf: openShelf({ en: upTo('en'), pl: upTo('pl') }) }
}
async function announce(last: number): Promise<number> {
  const { mails, failures } = await announceArticles(release(last))
  expect(failures).toEqual([])
  return mails
}
const at = (day: number, hour: string) => server.clock.moveTo(`${dayFromStart(day)}T${hour}:00+01:00`)
const noon = (day: number) => new Date(`${dayFromStart(day)}T12:00:00+01:00`)

interface Queued {
  readonly to: string | null
  readonly pages: readonly string[]
}
async function queued(): Promise<readonly Queued[]> {
  const rows = await server.services.db.selectFrom('mails').select(['address', 'content']).orderBy('address').execute()
  return rows.map(({ address, content }) => ({
    to: address,
    pages: JSON.stringify(content).match(/\/knowledge[^"]*/g) ?? [],
  }))
}

beforeEach(async () => {
  const { db } = server.services
  await db.deleteFrom('mails').execute()
  await db.deleteFrom('users').execute()
  await db.deleteFrom('seen_articles').execute()
  // An installation that already had eight articles.
  at(0, '12:00')
  await announce(8)
})

const reader = (email: string, given: Partial<Parameters<typeof insertReader>[1]> = {}) =>
  insertReader(server.services.db, {
    email,
    agreed: ['articles'],
    agreedAt: noon(1),
    timeZone: 'Europe/Warsaw',
    ...given,
  })

describe('a mail about new articles', () => {
  it('is not written about articles that were here from the start', async () => {
    await reader('early@example.com', { agreedAt: noon(-30) })
    at(1, '12:00')
    expect(await announce(8)).toBe(0)
    expect(await queued()).toEqual([])
  })

  it('lists all that came with a release in the person’s language, once', async () => {
    await reader('en@example.com')
    await reader('pl@example.com', { language: 'pl' })
    await reader('none@example.com', { agreed: ['newsletter'] })
    await reader('unconfirmed@example.com', { status: 'non_active' })
    at(2, '12:00')
    expect(await announce(10)).toBe(0)
    at(2, '14:00')
    expect([await announce(10), await announce(10)]).toEqual([2, 0])
    expect(await queued()).toEqual([
      { to: 'en@example.com', pages: ['/knowledge/article/9-words-of-9', '/knowledge/article/10-words-of-10'] },
      { to: 'pl@example.com', pages: ['/knowledge/article/9-slowa-9', '/knowledge/article/10-slowa-10'] },
    ])
    at(3, '14:00')
    expect(await announce(10)).toBe(0)
  })

  it('does not wait for a person to whom nothing new is to be written', async () => {
    const userId = await reader('en@example.com')
    at(2, '12:00')
    await announce(10)
    at(2, '14:00')
    await announce(10)
    await server.services.db.updateTable('mails').set({ next_try_at: null }).execute()
    at(3, '14:00')
    await server.services.db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
      expect(await announce(10)).toBe(0)
    })
  })

  it('is written once by several servers at once', async () => {
    await reader('en@example.com')
    at(2, '12:00')
    await Promise.all([announce(10), announce(10)])
    at(2, '14:00')
    await Promise.all(Array.from({ length: 5 }, () => announce(10)))
    expect(await queued()).toHaveLength(1)
  })

  it('is not written about articles that came before the switch-on or after the switch-off', async () => {
    await reader('late@example.com', { agreedAt: new Date(noon(2).getTime() + 1) })
    const left = await reader('left@example.com')
    at(2, '12:00')
    await announce(10)
    await withdraw(server.services.db, left, 'articles', noon(2))
    at(3, '14:00')
    expect(await announce(10)).toBe(0)
  })

  it('is at most one a day', async () => {
    await reader('en@example.com')
    at(2, '08:00')
    await announce(9)
    at(2, '10:00')
    expect(await announce(10)).toBe(1)
    await server.services.db
      .updateTable('mails')
      .set({ next_try_at: null, sent_at: noon(2) })
      .execute()
    at(2, '15:00')
    expect(await announce(10)).toBe(0)
    at(3, '10:00')
    expect(await announce(10)).toBe(1)
  })

  it('waits for the person’s daytime, and is no news after two weeks', async () => {
    await reader('en@example.com')
    at(2, '22:00')
    await announce(10)
    at(3, '02:00')
    expect(await announce(10)).toBe(0)
    at(20, '12:00')
    expect(await announce(10)).toBe(0)
  })

  it('tells of an article for paying people only those who have access', async () => {
    const { db } = server.services
    await reader('free@example.com')
    const paying = await reader('paying@example.com')
    const grant = { product: 'diet', source: 'operator', sourceKey: 'test', startsOn: dayFromStart(0) } as const
    await db
      .transaction()
      .execute((trx) =>
        insertGrant(trx, { ...grant, userId: paying, endsOn: addDays(dayFromStart(0), 30), grantedAt: noon(0) }),
      )
    await announce(10)
    await db.updateTable('seen_articles').set({ is_new: false }).execute()
    at(2, '12:00')
    await announce(PAYING)
    at(2, '14:00')
    expect(await announce(PAYING)).toBe(1)
    expect((await queued()).map(({ to }) => to)).toEqual(['paying@example.com'])
  })
})

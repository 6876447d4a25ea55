import { randomUUID } from 'node:crypto'
import type { LiveTopic } from '@dayplate/rules/live'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tools/database/create-test-database.ts'
import { createServer } from '../src/create-server.ts'
import { notifyPerson } from '../src/platform/live/notify-person.ts'
import { openLive, type LiveReader } from './tools/live-reader.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { COPY } from './tools/replace-documents.ts'
import { ADD_ITEM, MARK_ITEM, PLATES, REMOVE_ITEM, tickSomething } from './tools/shopping-documents.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const MOST = 3

let database: TestDatabase
/** Takes the calls. */
let one: TestServer
/** Has the streams. */
let other: TestServer
let people: Subscribers
let address: string
beforeAll(async () => {
  database = await createTestDatabase()
  one = await startTestServer(null, { database })
  const limits = { mostOfPerson: MOST, mostInAll: 6 }
  other = await startTestServer(null, { database, live: { limits, heartbeatMs: 50 } })
  people = await subscribersOf(one)
  address = await other.listen()
})
afterAll(async () => {
  await one.close()
  await other.close()
  await database.drop()
})

const open: LiveReader[] = []
afterEach(() => {
  for (const reader of open.splice(0)) reader.close()
})

async function listen(token: string | null, tab: string | null = null): Promise<LiveReader> {
  const reader = await openLive(address, token, tab)
  open.push(reader)
  return reader
}

/** A stream that has heard that it listens, so that it misses nothing from now on. */
async function listenNow(token: string, tab: string | null = null): Promise<LiveReader> {
  const reader = await listen(token, tab)
  await expect.poll(() => reader.events).toEqual(['missed'])
  return reader
}

async function newPerson() {
  const token = await people.newPerson()
  const { data } = await one.client.call('{ me { id } }', { token })
  const userId: string = data.me.id
  return { token, userId }
}

const tell = (userId: string, topic: LiveTopic) =>
  one.services.db.transaction().execute((trx) => notifyPerson(trx, userId, topic))

/** The events of a stream after the first, once the last of them has arrived. */
async function eventsUntil(reader: LiveReader, last: LiveTopic): Promise<readonly string[]> {
  await expect.poll(() => reader.events.slice(1).at(-1)).toBe(last)
  return reader.events.slice(1)
}

const addItem = (token: string, headers = {}) =>
  one.client.call(ADD_ITEM, { token, headers, variables: { id: randomUUID(), name: 'Soap' } })

describe('a live stream', () => {
  it('tells on one server what was changed through another', async () => {
    const { token } = await newPerson()
    const reader = await listenNow(token)
    await addItem(token)
    expect(await eventsUntil(reader, 'shopping-list')).toEqual(['shopping-list'])
  })

  it('tells of every kind of change of the list', async () => {
    const { token } = await newPerson()
    await people.generate(token)
    const id = randomUUID()
    const changes = [
      () => tickSomething(one, token, dayFromStart(1)),
      () => one.client.call(ADD_ITEM, { token, variables: { id, name: 'Soap' } }),
      () => one.client.call(MARK_ITEM, { token, variables: { id, isBought: true } }),
      () => one.client.call(REMOVE_ITEM, { token, variables: { id } }),
      () => one.client.call(PLATES, { token, variables: { plates: 2 } }),
    ]
    const reader = await listenNow(token)
    for (const change of changes) await change()
    const ofList = () => reader.events.filter((event) => event === 'shopping-list')
    await expect.poll(ofList).toEqual(changes.map(() => 'shopping-list'))
  })

  it('tells when days of the plan change', async () => {
    const { token } = await newPerson()
    const reader = await listenNow(token)
    await people.generate(token)
    expect(await eventsUntil(reader, 'day-plan')).toEqual(['day-plan'])
    const days = { sourceDate: dayFromStart(3), targetDate: dayFromStart(4) }
    await one.client.call(COPY, { token, variables: days })
    await expect.poll(() => reader.events.slice(1)).toEqual(['day-plan', 'day-plan'])
  })

  it('tells nothing of another person', async () => {
    const [ada, bob] = [await newPerson(), await newPerson()]
    const [adas, bobs] = [await listenNow(ada.token), await listenNow(bob.token)]
    await addItem(ada.token)
    await tell(bob.userId, 'day-plan')
    expect(await eventsUntil(bobs, 'day-plan')).toEqual(['day-plan'])
    expect(await eventsUntil(adas, 'shopping-list')).toEqual(['shopping-list'])
  })

  it('tells nothing before a change is committed, and nothing of one that is undone', async () => {
    const { token, userId } = await newPerson()
    const reader = await listenNow(token)
    const { db } = one.services
    const undone = db.transaction().execute(async (trx) => {
      await notifyPerson(trx, userId, 'day-plan')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await db.transaction().execute(async (trx) => {
      await notifyPerson(trx, userId, 'day-plan')
      await tell(userId, 'shopping-list')
      expect(await eventsUntil(reader, 'shopping-list')).toEqual(['shopping-list'])
    })
    expect(await eventsUntil(reader, 'day-plan')).toEqual(['shopping-list', 'day-plan'])
  })

  it('does not tell the tab that made the change', async () => {
    const { token, userId } = await newPerson()
    const [own, second] = [await listenNow(token, 'tab-1'), await listenNow(token, 'tab-2')]
    await addItem(token, { 'x-live-tab': 'tab-1' })
    await tell(userId, 'day-plan')
    expect(await eventsUntil(own, 'day-plan')).toEqual(['day-plan'])
    expect(await eventsUntil(second, 'day-plan')).toEqual(['shopping-list', 'day-plan'])
  })

  it('is not stored, not compressed, and not held back by a proxy', async () => {
    const { token } = await newPerson()
    const { status, headers } = await listenNow(token)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
    })
    expect(headers.get('content-encoding')).toBeNull()
  })

  it('says that it is alive', async () => {
    const { token } = await newPerson()
    const reader = await listenNow(token)
    await expect
      .poll(
        () =>
          reader
            .text()
            .split('\n')
            .filter((line) => line === ':').length,
      )
      .toBeGreaterThan(2)
  })

  it('is refused without a session', async () => {
    expect((await listen(null)).status).toBe(401)
    expect((await listen('0.wrong')).status).toBe(401)
  })

  it('closes when its session ends, and no other does', async () => {
    const { token } = await newPerson()
    const stranger = await newPerson()
    const [reader, others] = [await listenNow(token), await listenNow(stranger.token)]
    await one.client.call('mutation { me { logout { __typename } } }', { token })
    await reader.ended
    await tell(stranger.userId, 'day-plan')
    expect(await eventsUntil(others, 'day-plan')).toEqual(['day-plan'])
    expect((await listen(token)).status).toBe(401)
  })

  it('closes when its session expires', async () => {
    const { token, userId } = await newPerson()
    const reader = await listenNow(token)
    await one.services.db
      .updateTable('auth_tokens')
      .set({ expires_at: new Date(one.clock.now()) })
      .where('user_id', '=', userId)
      .execute()
    await reader.ended
    expect(reader.events).toEqual(['missed'])
  })

  it('gives way to newer ones of the same person', async () => {
    const { token, userId } = await newPerson()
    const readers: LiveReader[] = []
    for (let opened = 0; opened <= MOST; opened += 1) readers.push(await listenNow(token))
    const [oldest, ...rest] = readers
    await oldest?.ended
    await tell(userId, 'day-plan')
    for (const reader of rest) expect(await eventsUntil(reader, 'day-plan')).toEqual(['day-plan'])
  })

  it('is refused for a while by a server that has too many, until one closes', async () => {
    const [ada, bob, eve] = [await newPerson(), await newPerson(), await newPerson()]
    const readers: LiveReader[] = []
    for (const { token } of [ada, ada, ada, bob, bob, bob]) readers.push(await listenNow(token))
    const refused = await listen(eve.token)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
    readers[0]?.close()
    await expect.poll(async () => (await listen(eve.token)).status).toBe(200)
  })
})

/** Ends the listening connections of all servers, as a restart of the database does. */
const endListeners = async (): Promise<number> =>
  (
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'dayplate live'`.execute(one.services.db)
  ).rows.length

it('a server whose listening connection ends listens again and says that something may have been missed', async () => {
  const { token, userId } = await newPerson()
  const reader = await listenNow(token)
  expect(await endListeners()).toBe(1)
  await expect.poll(() => reader.events).toEqual(['missed', 'missed'])
  await tell(userId, 'day-plan')
  await expect.poll(() => reader.events).toEqual(['missed', 'missed', 'day-plan'])
})

it('a server that stops ends its streams first and opens no more', async () => {
  const { token } = await newPerson()
  const app = await createServer({ services: one.services, webFolder: null, logLevel: 'silent' })
  const reader = await openLive(await app.listen({ port: 0, host: '127.0.0.1' }), token)
  await expect.poll(() => reader.events).toEqual(['missed'])
  await Promise.all([app.close(), reader.ended])
  expect(app.server.listening).toBe(false)
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HEALTH_TABLES } from '../src/modules/consents/index.ts'
import { erasePerson, lockPerson, TABLES } from '../src/modules/personal-data/index.ts'
import { rowsEverywhere } from './tools/rows-everywhere.ts'
import { byName, columnsOf, countRows, findMarks } from './tools/search-rows.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Views, which show rows of personal tables again. */
const VIEWS = ['eaten_meals', 'standing_grants', 'withdrawn_health_data']

/** Personal tables without health data: account, devices, agreements, messages, access and favourites. */
const NOT_OF_HEALTH = [
  'users',
  'auth_tokens',
  'login_networks',
  'one_time_tokens',
  'social_identities',
  'social_tickets',
  'social_flows',
  'social_handoffs',
  'email_changes',
  'consents',
  'told_documents',
  'agreed_mails',
  'agreements',
  'past_agreements',
  'contact_requests',
  'mails',
  'grants',
  'subscriptions',
  'payments',
  'idempotency_keys',
  'shopping_items',
  'shopping_lists',
  'shopping_list_links',
  'calendar_feeds',
  'favourite_meals',
]

describe('the table of personal data', () => {
  it('lists every column of the database once, with its handling', async () => {
    const listed = Object.entries(TABLES).map(([table, use]) => [
      table,
      ('owner' in use ? [...use.exported, ...use.excluded] : [...use.columns]).toSorted(byName),
    ])
    expect(Object.fromEntries(listed)).toEqual(await columnsOf(server.services.db))
  })

  it('lists every table that refers to people as personal', async () => {
    const named = Object.entries(await columnsOf(server.services.db)).filter(([, columns]) =>
      columns.includes('user_id'),
    )
    const personal = Object.entries(TABLES).filter(([, use]) => 'owner' in use)
    const kept = named.map(([table]) => table).filter((table) => !VIEWS.includes(table))
    expect([...kept, 'users'].toSorted(byName)).toEqual(personal.map(([table]) => table).toSorted(byName))
  })
})

describe('health data', () => {
  it('is listed apart from every other personal table, so that a withdrawn consent erases all of it', () => {
    const personal = Object.entries(TABLES).flatMap(([table, use]) => ('owner' in use ? [table] : []))
    expect([...HEALTH_TABLES, ...NOT_OF_HEALTH].toSorted(byName)).toEqual(personal.toSorted(byName))
  })
})

describe('erasing a person', () => {
  const erase = (userId: string) =>
    server.services.db.transaction().execute(async (trx) => {
      const person = await lockPerson(trx, userId)
      if (person !== null) await erasePerson(trx, server.clock, person)
      return person
    })

  it('leaves no trace of them in any column of any table, and all data of other people', async () => {
    const { db } = server.services
    const gone = await rowsEverywhere(server, 'goneforgood')
    const staying = await rowsEverywhere(server, 'stayinghere')
    // A table without rows could not show that its rows were left behind.
    expect(Object.entries(await countRows(db, gone.id)).filter(([, count]) => count === 0)).toEqual([])
    expect((await findMarks(db, gone.marks)).length).toBeGreaterThan(20)
    const [rows, marks] = [await countRows(db, staying.id), await findMarks(db, staying.marks)]

    expect(await erase(gone.id)).toEqual({ id: gone.id, email: gone.email })

    expect(await findMarks(db, gone.marks)).toEqual([])
    expect(await countRows(db, staying.id)).toEqual(rows)
    expect(await findMarks(db, staying.marks)).toEqual(marks)
  })

  it('ends their sessions at once', async () => {
    const { id, token } = await rowsEverywhere(server, 'signedin')
    expect((await server.client.call('{ me { id } }', { token })).status).toBe(200)
    await erase(id)
    expect((await server.client.call('{ me { id } }', { token })).status).toBe(401)
    expect(await erase(id)).toBeNull()
  })
})

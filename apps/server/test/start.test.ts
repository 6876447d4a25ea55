import { randomBytes, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tools/database/create-test-database.ts'
import { toDatabaseUrl } from '../../../tools/database/database-url.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { readDocumentList } from '../src/platform/graphql/released-documents/read-document-list.ts'
import { removeDemo } from '../src/scenario/index.ts'
import { start } from '../src/start.ts'

const WEB_FOLDER = path.resolve(import.meta.dirname, '../../web/dist')

let database: TestDatabase
let databaseUrl: string
beforeAll(async () => {
  database = await createTestDatabase()
  databaseUrl = toDatabaseUrl(database.connection, database.connection.database)
})
afterAll(() => database.drop())

/** Pictures are drawn for minutes, and each test would begin with them. */
const startWith = (variables: Record<string, string>) =>
  start({ variables: { DRAW_PICTURES: 'never', ...variables }, randomBytes })
const messageOf = async (variables: Record<string, string>): Promise<string> => {
  const outcome = await startWith(variables)
  if (outcome.kind === 'refused') return outcome.message
  await outcome.stop()
  return 'started'
}

describe('start', () => {
  it('answers at the printed address, and stops', async () => {
    const outcome = await startWith({ DATABASE_URL: databaseUrl, PORT: '0' })
    expect(outcome.kind).toBe('started')
    if (outcome.kind === 'refused') return
    const [address = ''] = /http:\/\/\S+/.exec(outcome.greeting) ?? []
    expect((await fetch(`${address}/ready`)).status).toBe(200)
    expect(outcome.greeting).toContain('Demo account')
    await outcome.stop()
    await expect(fetch(`${address}/ready`)).rejects.toThrow('fetch failed')
  })

  it('reports all errors of the environment at once', async () => {
    expect(await messageOf({ PORT: 'eighty', DATABASE_URL: 'mysql://x' })).toMatch(/PORT[^]*DATABASE_URL/)
  })

  it('reports a port in use and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((listening) => other.once('listening', listening))
    // oxlint-disable-next-line typescript/consistent-type-assertions -- a listening TCP server has an address of this shape
    const { port } = other.address() as AddressInfo
    expect(await messageOf({ DATABASE_URL: databaseUrl, PORT: String(port) })).toMatch(
      `Port ${port} on 127.0.0.1 is taken`,
    )
    other.close()
  })

  it('reports that the database does not answer', async () => {
    const message = await messageOf({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none', PORT: '0' })
    expect(message).toMatch(/^The database of DATABASE_URL does not answer: .+/)
  })

  it('does not touch a database of a newer release', async () => {
    const db = openDatabase(database.connection)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '')`.execute(db)
    const message = await messageOf({ DATABASE_URL: databaseUrl, PORT: '0' })
    await sql`delete from kysely_migration where name = '9999-from-the-future'`.execute(db)
    await db.destroy()
    expect(message).toMatch(/newer than this release \(it has 9999-from-the-future\)/)
  })
})

const PRODUCTION = {
  DAYPLATE_ENV: 'production',
  PORT: '0',
  PUBLIC_URL: 'https://dayplate.example',
  TRUSTED_PROXIES: 'none',
  SMTP_URL: 'smtps://dayplate:pw@mail.example',
  MAIL_FROM: 'Dayplate <hello@dayplate.example>',
  OPERATOR_NAME: 'Dayplate Sample',
  OPERATOR_ADDRESS: '1 Sample Street, Warsaw',
  OPERATOR_EMAIL: 'help@dayplate.example',
  LOG_LEVEL: 'silent',
  ERASED_PEOPLE_FILE: path.join(tmpdir(), `erased-people-${randomUUID()}.txt`),
  MAIL_KEY: randomBytes(32).toString('base64'),
}

describe('start in production', () => {
  let fresh: TestDatabase
  let freshUrl: string
  beforeEach(async () => {
    fresh = await createTestDatabase()
    freshUrl = toDatabaseUrl(fresh.connection, fresh.connection.database)
  })
  afterEach(() => fresh.drop())
  afterAll(() => rmSync(PRODUCTION.ERASED_PEOPLE_FILE, { force: true }))

  it('seeds no demo', async () => {
    expect(await messageOf({ ...PRODUCTION, DATABASE_URL: freshUrl })).toBe('started')
    const db = openDatabase(fresh.connection)
    const people = await db.selectFrom('users').select('id').execute()
    const codes = await db.selectFrom('access_codes').select('code_hash').execute()
    await db.destroy()
    expect([people.length, codes.length]).toEqual([0, 0])
  })

  it('answers only the documents of its own web app', async () => {
    const outcome = await startWith({ ...PRODUCTION, DATABASE_URL: freshUrl })
    const [address = ''] = outcome.kind === 'started' ? (/http:\/\/\S+/.exec(outcome.greeting) ?? []) : []
    const ask = async (query: string) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
      return answer.status
    }
    const own = readDocumentList(WEB_FOLDER)?.find((text) => text.startsWith('query UserData')) ?? ''
    expect([await ask('query Curious{me{id}}'), await ask('{__typename}'), await ask(own)]).toEqual([400, 400, 401])
    if (outcome.kind === 'started') await outcome.stop()
  })

  it('asks for a database and a public address, both at once', async () => {
    const message = await messageOf({ ...PRODUCTION, PUBLIC_URL: '' })
    expect(message).toMatch(/PUBLIC_URL: is missing[^]*DATABASE_URL: is missing. The embedded database is for trying/)
  })

  it('asks for a mail server and a sender, both at once', async () => {
    const message = await messageOf({ ...PRODUCTION, DATABASE_URL: freshUrl, SMTP_URL: '', MAIL_FROM: '' })
    expect(message).toMatch(/MAIL_FROM: is missing[^]*SMTP_URL: is missing/)
  })

  it('asks for a writable file of erased people and a key of mailed links', async () => {
    const missing = { ...PRODUCTION, DATABASE_URL: freshUrl, ERASED_PEOPLE_FILE: '', MAIL_KEY: '' }
    expect(await messageOf(missing)).toMatch(/ERASED_PEOPLE_FILE: is missing[^]*MAIL_KEY: is missing/)
    const unwritable = { ...PRODUCTION, DATABASE_URL: freshUrl, ERASED_PEOPLE_FILE: '/dev/null/erased-people.txt' }
    expect(await messageOf(unwritable)).toMatch(/ERASED_PEOPLE_FILE: cannot be written \(.+\)/)
    const noFolder = { ...PRODUCTION, DATABASE_URL: freshUrl, PICTURES_DIR: '/dev/null/pictures' }
    expect(await messageOf(noFolder)).toMatch(/PICTURES_DIR: cannot be written \(.+\)/)
  })

  it('asks for trusted proxies, and names the value for none', async () => {
    const message = await messageOf({ ...PRODUCTION, TRUSTED_PROXIES: '', DATABASE_URL: freshUrl })
    expect(message).toMatch(/TRUSTED_PROXIES: is missing. Name the addresses of your TLS proxy, .* or none/)
  })

  it('refuses the public demo account and demo code until they are removed', async () => {
    expect(await messageOf({ DATABASE_URL: freshUrl, PORT: '0', LOG_LEVEL: 'silent' })).toBe('started')
    const refused = await messageOf({ ...PRODUCTION, DATABASE_URL: freshUrl })
    expect(refused).toMatch(/demo account maja@[^]*npm run remove-demo[^]*demo access code WELCOME-90/)
    const db = openDatabase(fresh.connection)
    const removed = await removeDemo(db)
    const left = await db.selectFrom('plan_days').select('date').execute()
    await db.destroy()
    expect([removed, left]).toEqual([{ hasAccount: true, hasAccessCode: true }, []])
    expect(await messageOf({ ...PRODUCTION, DATABASE_URL: freshUrl })).toBe('started')
  })

  it('reports errors of the environment and of the database in one message, and changes nothing', async () => {
    expect(await messageOf({ DATABASE_URL: freshUrl, PORT: '0', LOG_LEVEL: 'silent' })).toBe('started')
    const message = await messageOf({ ...PRODUCTION, PUBLIC_URL: 'http://dayplate.example', DATABASE_URL: freshUrl })
    expect(message.split('\n').slice(1)).toEqual([
      expect.stringContaining('PUBLIC_URL: must begin with https://'),
      expect.stringContaining('the demo account'),
      expect.stringContaining('the demo access code'),
    ])
  })

  it('reads an empty database without migrating it when the environment is refused', async () => {
    const db = openDatabase(fresh.connection)
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    const message = await messageOf({ ...PRODUCTION, PUBLIC_URL: '', DATABASE_URL: freshUrl })
    const tables = await sql`select 1 from pg_tables where schemaname = 'public'`.execute(db)
    await db.destroy()
    expect([message.split('\n').length, tables.rows]).toEqual([2, []])
  })

  it('reports that the database does not answer beside other errors', async () => {
    const message = await messageOf({
      ...PRODUCTION,
      PUBLIC_URL: '',
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    })
    expect(message).toMatch(/PUBLIC_URL: is missing[^]*DATABASE_URL does not answer/)
  })
})

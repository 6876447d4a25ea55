import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tools/database/create-test-database.ts'
import { toDatabaseUrl } from '../../../tools/database/database-url.ts'
import { quoteValue } from '../src/admin/quote-value.ts'
import { allCommands } from '../src/admin/all-commands.ts'
import { runAdmin } from '../src/admin/run-admin.ts'
import { openDatabase, type Database } from '../src/platform/db/database.ts'
import { start } from '../src/start.ts'
import { flipped, packed } from './tools/damaged-backups.ts'
import { LOGIN } from './tools/documents.ts'
import { rowsEverywhere, type Traces } from './tools/rows-everywhere.ts'
import { insertRowsWithoutOwner } from './tools/rows-without-owner.ts'
import { findMarks } from './tools/search-rows.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let folder: string
let files = 0
let leaving: Traces
beforeAll(async () => {
  server = await startTestServer()
  folder = mkdtempSync(path.join(tmpdir(), 'backup-'))
  await rowsEverywhere(server, 'stayinghere')
  leaving = await rowsEverywhere(server, 'leavingsoon')
  await insertRowsWithoutOwner(server)
  await admin('accounts', 'erase', (await rowsEverywhere(server, 'gonebefore')).email, '--yes')
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

let fresh: TestDatabase
let freshDb: Database
beforeEach(async () => {
  fresh = await createTestDatabase()
  freshDb = openDatabase(fresh.connection)
})
afterEach(async () => {
  await freshDb.destroy()
  await fresh.drop()
})

const newFile = () => path.join(folder, `${++files}.backup`)
const commands = () => allCommands(server.services)
const admin = (...args: readonly string[]) => runAdmin(args, commands(), (work) => work(server.services.db))
const adminOnFresh = (...args: readonly string[]) => runAdmin(args, commands(), (work) => work(freshDb))
async function backup(): Promise<string> {
  const file = newFile()
  expect(await admin('backup', file)).toMatchObject({ exitCode: 0, err: '' })
  return file
}

/** Count and hash of each table, read independently of the backup code. */
async function contentOf(db: Database): Promise<Readonly<Record<string, string>>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  const contents: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: found } = await sql<{ content: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text collate "C")), '') as content
      from ${sql.table(name)} t`.execute(db)
    contents[name] = found[0]?.content ?? ''
  }
  return contents
}
const EMPTY = /^0 /
const rowsIn = async (db: Database): Promise<readonly string[]> =>
  Object.entries(await contentOf(db)).flatMap(([name, content]) => (EMPTY.test(content) ? [] : [name]))
const MIGRATED = ['catalogue_revisions', 'kysely_migration', 'kysely_migration_lock']

describe('a backup', () => {
  it('restores every table, so that the product starts, users log in and new rows get new ids', async () => {
    const before = await contentOf(server.services.db)
    // A new table needs a row here, because an empty table proves nothing.
    expect(Object.entries(before).filter(([, content]) => EMPTY.test(content))).toEqual([])
    const file = await backup()

    const restored = await adminOnFresh('restore', file, '--erased', server.services.erasedPeopleFile)

    expect(restored).toMatchObject({ exitCode: 0, err: '' })
    expect(restored.out).toContain('People erased again: 0')
    expect(await contentOf(freshDb)).toEqual(before)
    const variables = {
      DATABASE_URL: toDatabaseUrl(fresh.connection, fresh.connection.database),
      ERASED_PEOPLE_FILE: server.services.erasedPeopleFile,
      PORT: '0',
      LOG_LEVEL: 'silent',
      DRAW_PICTURES: 'never',
    }
    const started = await start({ variables, randomBytes })
    if (started.kind === 'refused') throw new Error(started.message)
    const [address = ''] = /http:\/\/\S+/.exec(started.greeting) ?? []
    const answer = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: LOGIN,
        variables: { email: 'stayinghere@example.com', password: 'plum-and-rye' },
      }),
    })
    expect(await answer.json()).toMatchObject({ data: { login: { token: expect.any(String) } } })
    await started.stop()
    const given = await adminOnFresh('grants', 'give', leaving.email, '--product', 'diet', '--days', '3', '--by', 'Ola')
    expect(given).toMatchObject({ exitCode: 0 })
  })

  it('is readable only by its owner and contains no working link', async () => {
    const file = await backup()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const text = gunzipSync(readFileSync(file)).toString()
    expect(text).toContain('leavingsoon@example.com')
    expect(text).not.toMatch(/\/(remove-account|auth\/activate)\/[\w-]{20}/)
  })

  it('replaces no file and leaves nothing behind when it fails', async () => {
    const file = newFile()
    writeFileSync(file, 'mine')
    expect(await admin('backup', file)).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('Nothing was written'),
    })
    expect(readFileSync(file, 'utf8')).toBe('mine')
    const other = newFile()
    writeFileSync(`${other}.part`, 'another backup')
    expect(await admin('backup', other)).toMatchObject({ exitCode: 1, err: expect.stringContaining('cut off') })
    const missing = path.join(folder, 'no-such-folder/x.backup')
    expect(await admin('backup', missing)).toMatchObject({ exitCode: 1, err: expect.stringContaining('ENOENT') })
  })

  it('contains the data of a single moment, even when rows are written during the backup', async () => {
    const { db } = server.services
    const at = (minute: number) => new Date(server.clock.now() + minute * 60_000)
    let minute = 0
    const stopping = new AbortController()
    // A user is committed before each of their favourites, so rows of two moments would break the reference.
    const writing = (async () => {
      while (!stopping.signal.aborted) {
        const { id } = await db
          .insertInto('users')
          .values({ email: `busy${++minute}@example.com`, status: 'active', created_at: at(minute) })
          .returning('id')
          .executeTakeFirstOrThrow()
        await db
          .insertInto('favourite_meals')
          .values({ user_id: id, meal_id: 'a', created_at: at(minute) })
          .execute()
      }
    })()
    const file = await backup()
    stopping.abort()
    await writing
    expect(await adminOnFresh('restore', file, '--ignore-erased')).toMatchObject({ exitCode: 0, err: '' })
    await db.deleteFrom('users').where('email', 'like', 'busy%').execute()
  })
})

describe('a restore', () => {
  it('requires the operator to give the erased people or to ignore them explicitly', async () => {
    const file = await backup()
    const outcome = await adminOnFresh('restore', file)
    expect(outcome).toMatchObject({ exitCode: 2, err: expect.stringContaining('--ignore-erased') })
    expect(await rowsIn(freshDb)).toEqual(MIGRATED)
    const both = ['--erased', server.services.erasedPeopleFile, '--ignore-erased']
    expect((await adminOnFresh('restore', file, ...both)).exitCode).toBe(2)
  })

  it('erases the people again who were erased after the backup, wherever they were named', async () => {
    const { email, marks } = await rowsEverywhere(server, 'erasedlater')
    const file = await backup()
    await admin('accounts', 'erase', email, '--yes')

    const outcome = await adminOnFresh('restore', file, '--erased', server.services.erasedPeopleFile)

    expect(outcome).toMatchObject({ exitCode: 0, out: expect.stringContaining('People erased again: 1') })
    expect(await findMarks(freshDb, marks)).toEqual([])
    expect(await findMarks(freshDb, ['stayinghere'])).not.toEqual([])
  })

  it('restores erased people when the operator ignores the file', async () => {
    const { email, marks } = await rowsEverywhere(server, 'ignoredlater')
    const file = await backup()
    await admin('accounts', 'erase', email, '--yes')
    expect(await adminOnFresh('restore', file, '--ignore-erased')).toMatchObject({ exitCode: 0 })
    expect(await findMarks(freshDb, marks)).not.toEqual([])
  })

  it.each([
    [
      'of another installation',
      '2026-11-23T06:40:00.000Z backup 00000000000000000000000000000000\n',
      'does not name this backup',
    ],
    ['that is empty', '', 'does not name this backup'],
    ['with a line that is none of ours', 'erased everybody\n', 'line 1'],
  ])('refuses a file of erased people %s', async (_, text, message) => {
    const file = await backup()
    const erased = newFile()
    writeFileSync(erased, text)
    const outcome = await adminOnFresh('restore', file, '--erased', erased)
    expect(outcome).toMatchObject({ exitCode: 1, err: expect.stringContaining(message) })
    expect(await rowsIn(freshDb)).toEqual(MIGRATED)
  })

  it('reports which file is missing and that nothing was restored', async () => {
    const file = await backup()
    const missing = newFile()
    expect(await adminOnFresh('restore', file, '--erased', missing)).toMatchObject({
      exitCode: 1,
      err: `--erased: there is no file ${quoteValue(missing)}. Give the path of your ERASED_PEOPLE_FILE. Nothing was restored.`,
    })
    expect(await adminOnFresh('restore', missing, '--ignore-erased')).toMatchObject({
      exitCode: 1,
      err: `There is no file ${quoteValue(missing)}. Check the path. Nothing was restored.`,
    })
    expect(await rowsIn(freshDb)).toEqual(MIGRATED)
  })

  it.each([
    ['was cut', (whole: Buffer) => whole.subarray(0, whole.length - 500)],
    ['was cut at its very end', (whole: Buffer) => whole.subarray(0, whole.length - 4)],
    ['has a bit that flipped', (whole: Buffer) => flipped(whole)],
    ['lacks its last lines', (whole: Buffer) => packed(whole, (text) => text.replace(/\{"end"[^]*/, ''))],
    ['lacks a row', (whole: Buffer) => packed(whole, (text) => text.replace(/\n[^\n]*stayinghere@[^\n]*\n/, '\n'))],
    ['has another value', (whole: Buffer) => packed(whole, (text) => text.replace('stayinghere@', 'stayingthere@'))],
    [
      'has a value that its column cannot hold',
      (whole: Buffer) => packed(whole, (text) => text.replace(/\t\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/, '\tsoon')),
    ],
    [
      'names other columns',
      (whole: Buffer) => packed(whole, (text) => text.replace('"columns":["', '"columns":["x","')),
    ],
    ['has more behind its end', (whole: Buffer) => packed(whole, (text) => `${text}{}\n`)],
    ['is no backup', () => Buffer.from('mine')],
    ['is empty', () => Buffer.alloc(0)],
  ])('refuses a file that %s, and leaves the database empty', async (_, change) => {
    const file = newFile()
    writeFileSync(file, change(readFileSync(await backup())))
    const outcome = await adminOnFresh('restore', file, '--ignore-erased')
    expect(outcome).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(/is not a complete backup: .+\. Nothing was restored\.$/),
    })
    expect(await rowsIn(freshDb)).toEqual(MIGRATED)
  })

  it('refuses a database that contains any rows', async () => {
    const file = await backup()
    await freshDb
      .insertInto('promo_codes')
      .values({ code: 'OWN-10', percent_off: 10, valid_from: sql`current_date`, created_at: new Date(0) })
      .execute()
    const outcome = await adminOnFresh('restore', file, '--ignore-erased')
    expect(outcome).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('The database is not empty: promo_codes.'),
    })
    expect(await rowsIn(freshDb)).toEqual([...MIGRATED, 'promo_codes'])
  })

  it('refuses a backup of another release and names the difference', async () => {
    const file = newFile()
    const change = (text: string) => text.replace('"migrations":["', '"migrations":["0000-from-the-past","')
    writeFileSync(file, packed(readFileSync(await backup()), change))
    const outcome = await adminOnFresh('restore', file, '--ignore-erased')
    expect(outcome).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('Only the backup has 0000-from-the-past.'),
    })
    expect(await rowsIn(freshDb)).toEqual(MIGRATED)
  })
})

describe('the file of erased people', () => {
  it('contains no ids or addresses, and a backup adds the lines that it lacks', async () => {
    const { services } = server
    const text = () => readFileSync(services.erasedPeopleFile, 'utf8')
    const { id } = await rowsEverywhere(server, 'hashedaway')
    // The state after a crash in the middle of a line.
    appendFileSync(services.erasedPeopleFile, '2026-11-')
    await admin('accounts', 'erase', 'hashedaway@example.com', '--yes')
    expect(text()).not.toContain(id)
    const people = text().match(/ erased [\da-f]{64}$/gm)
    writeFileSync(services.erasedPeopleFile, '')
    await backup()
    expect(
      text()
        .match(/ erased [\da-f]{64}$/gm)
        ?.toSorted(),
    ).toEqual(people?.map((line) => line).toSorted())
  })
})

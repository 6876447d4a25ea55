import { randomBytes } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tools/database/create-test-database.ts'
import { toDatabaseUrl } from '../../../tools/database/database-url.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { start } from '../src/start.ts'

let database: TestDatabase
let databaseUrl: string
beforeAll(async () => {
  database = await createTestDatabase()
  databaseUrl = toDatabaseUrl(database.connection, database.connection.database)
})
afterAll(() => database.drop())

const startWith = (variables: Record<string, string>) => start({ variables, randomBytes })
const messageOf = async (variables: Record<string, string>): Promise<string> => {
  const outcome = await startWith(variables)
  if (outcome.kind === 'refused') return outcome.message
  await outcome.stop()
  return 'started'
}

describe('start', () => {
  it('answers at the address it greets with, and stops', async () => {
    const outcome = await startWith({ DATABASE_URL: databaseUrl, PORT: '0' })
    expect(outcome.kind).toBe('started')
    if (outcome.kind === 'refused') return
    const [address = ''] = /http:\/\/\S+/.exec(outcome.greeting) ?? []
    expect((await fetch(`${address}/ready`)).status).toBe(200)
    expect(outcome.greeting).toContain('Demo account')
    await outcome.stop()
    await expect(fetch(`${address}/ready`)).rejects.toThrow('fetch failed')
  })

  it('names all faults of the environment at once', async () => {
    expect(await messageOf({ PORT: 'eighty', DATABASE_URL: 'mysql://x' })).toMatch(/PORT[^]*DATABASE_URL/)
  })

  it('says which port is taken and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((listening) => other.once('listening', listening))
    // oxlint-disable-next-line typescript/consistent-type-assertions -- a listening TCP server has an address of this shape
    const { port } = other.address() as AddressInfo
    expect(await messageOf({ DATABASE_URL: databaseUrl, PORT: String(port) })).toMatch(
      `Port ${port} on 127.0.0.1 is taken`,
    )
    other.close()
  })

  it('says that the database does not answer', async () => {
    const message = await messageOf({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none', PORT: '0' })
    expect(message).toMatch(/^The database of DATABASE_URL does not answer: .+/)
  })

  it('leaves a database of a newer release alone', async () => {
    const db = openDatabase(database.connection)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '')`.execute(db)
    const message = await messageOf({ DATABASE_URL: databaseUrl, PORT: '0' })
    await sql`delete from kysely_migration where name = '9999-from-the-future'`.execute(db)
    await db.destroy()
    expect(message).toMatch(/newer than this release \(it has 9999-from-the-future\)/)
  })

  it('seeds no demo in production', async () => {
    const fresh = await createTestDatabase()
    const outcome = await startWith({
      DATABASE_URL: toDatabaseUrl(fresh.connection, fresh.connection.database),
      PORT: '0',
      DAYPLATE_ENV: 'production',
    })
    if (outcome.kind === 'started') await outcome.stop()
    const db = openDatabase(fresh.connection)
    const people = await db.selectFrom('users').select('id').execute()
    const codes = await db.selectFrom('access_codes').select('code_hash').execute()
    await db.destroy()
    await fresh.drop()
    expect([outcome.kind, people.length, codes.length]).toEqual(['started', 0, 0])
  })
})

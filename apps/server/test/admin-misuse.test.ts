import { devNull } from 'node:os'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCommands } from '../src/admin/all-commands.ts'
import { findCommand, runAdmin } from '../src/admin/run-admin.ts'
import { instantOf, systemClock } from '../src/platform/clock/clock.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { REGISTER } from './tools/documents.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
const EMAIL = 'ada@example.com'
const commands = allCommands({ randomBytes: (size) => server.services.randomBytes(size), erasedPeopleFile: devNull })
beforeAll(async () => {
  server = await startTestServer()
  // Commands use the real time.
  server.clock.moveTo(instantOf(systemClock).toISOString())
  const request = { email: EMAIL, password: 'plum-and-rye', agreementsTermsAndConditions: true }
  await server.client.call(REGISTER, { variables: { request } })
})
afterAll(() => server.close())

const run = (...args: readonly string[]) => runAdmin(args, commands, (work) => work(server.services.db))
/** Runs a line as an operator types it; quoted words stay together. */
const admin = (line: string) =>
  run(...[...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? ''))

/** The data that commands change. */
const stored = async () => {
  const tables = ['access_codes', 'grants', 'promo_codes', 'product_changes', 'contact_requests', 'users', 'mails']
  const counts = tables.map(async (table) => {
    const { rows } = await sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as rows
      from ${sql.table(table)} as t`.execute(server.services.db)
    return rows
  })
  return Promise.all(counts)
}

describe('a wrong call', () => {
  it.each([
    ['codes create', '--days is missing: it takes a whole number from 1 to 3660.'],
    ['codes create --days 0 --uses x', '--days takes a whole number from 1 to 3660, not "0".'],
    ['codes create --days 3 --uses x', '--uses takes a whole number from 1 to 100000, not "x".'],
    ['codes create --days -3', '--days takes a whole number from 1 to 3660, not "-3".'],
    ['codes create --days 3661', 'not "3661".'],
    ['codes create --days 1e3', 'not "1e3".'],
    ['codes create --days 3 --uses 99999999999999999999', '--uses takes a whole number'],
    ['codes create --days 3 --count 1001', '--count takes a whole number from 1 to 1000, not "1001".'],
    ['codes create --days 3 --until 2027-02-30', '--until takes a day from today on, such as 20'],
    ['codes create --days 3 --until 2020-01-31', ', not "2020-01-31".'],
    ['codes create --days 3 --until 2101-01-01', ', not "2101-01-01".'],
    ['codes create --days 3 --until tomorrow', ', not "tomorrow".'],
    ['codes create --days 3 --gives tea', '--gives takes diet, workouts or both, not "tea".'],
    [`codes create --days 3 --note ${'x'.repeat(201)}`, '--note takes at most 200 characters, not "xxx'],
    ['codes withdraw', '<code or its name> is missing'],
    ['grants give', '<e-mail> is missing: it takes the address of an account'],
    ['grants give a@b.pl --product diet --days 3', '--by is missing: it takes your name'],
    ['grants give a@b.pl --product diet --by Ola', 'either --days <number> or --lifetime'],
    ['grants give a@b.pl --product diet --days 0 --by Ola', '--days takes a whole number from 1 to 3660, not "0".'],
    ['grants give a@b.pl --product tea --days 3 --by Ola', '--product takes diet or workouts, not "tea".'],
    [
      'grants take nobody@example.com x --by Ola',
      '<number> takes the number of a grant, as grants list shows it, not "x"',
    ],
    ['grants take nobody@example.com', '<number> is missing'],
    ['promo-codes create AB --percent 5', '<code> must be 3 to 32 letters'],
    ['promo-codes create ABC', 'either --percent <number> or --amount'],
    ['promo-codes create ABC --percent 5 --amount 5', 'either --percent <number> or --amount'],
    ['promo-codes create ABC --percent 100', '--percent takes a whole number from 1 to 99, not "100".'],
    ['promo-codes create ABC --amount 0', '--amount must be an amount in zlotys above 0, such as 49.90, not "0".'],
    ['promo-codes create ABC --percent 5 --uses 0', '--uses takes a whole number from 1 to 1000000, not "0".'],
    ['promo-codes create ABC --percent 5 --to 2020-01-01', '--to takes a day from today on'],
    ['promo-codes create ABC --percent 5 --from 2020-01-01', '--from takes a day from today on'],
    [
      'promo-codes create ABC --percent 5 --from 2090-02-01 --to 2090-01-01',
      '--to must be a day from 2090-02-01 on, not "2090-01-01".',
    ],
    ['products set 1', 'Give what to change: --price'],
    ['products set 1 --show --hide', 'Give either --show or --hide.'],
    ['products set 1 --price 5 --release-price', 'Give either --price <zlotys> or --release-price.'],
    ['products set 1 --price free', '--price must be an amount in zlotys above 0, such as 49.90, not "free".'],
    ['products set 1 --price -1', 'not "-1".'],
    ['products set 1 --price 0', 'not "0".'],
    ['products set 1 --price 1000000', 'not "1000000".'],
    ['contact show', '<message> is missing: it takes the name of a message, as contact list shows it.'],
    ['contact done', '<message> is missing'],
    [`accounts erase ${EMAIL} --yes --language de`, '--language takes en or pl, not "de".'],
    ['mails list --most 0', '--most takes a whole number from 1 to 1000, not "0".'],
    ['mails list --state lost', '--state takes one of waiting, sending, sent, given-up, not "lost".'],
    ['plans replay', 'Give either <e-mail> or --sample'],
    ['plans replay --sample 0', '--sample takes a whole number from 1 to 10000, not "0".'],
  ])('"%s" exits with 2, names what is wrong and what is expected, and changes nothing', async (line, message) => {
    const before = await stored()
    const outcome = await admin(line)
    expect(outcome).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(message) })
    expect(outcome.err).toMatch(/\n {2}For example: npm run admin -- /)
    const { writes } = findCommand(line.split(' '), commands) ?? {}
    expect((outcome.err.split('\n\n')[0] ?? '').endsWith(' Nothing was changed.')).toBe(writes)
    expect(await stored()).toEqual(before)
  })
})

describe('a call about something that does not exist', () => {
  it.each([
    ['accounts find nobody@example.com', 'No account with the address nobody@example.com'],
    ['accounts erase nobody@example.com --yes', 'No account with the address'],
    ['grants list nobody@example.com', 'No account with the address'],
    ['grants give nobody@example.com --product diet --days 3 --by Ola', 'No account with the address'],
    [`grants take ${EMAIL} 999999999999999 --by Ola`, `${EMAIL} has no grant with this number`],
    ['codes withdraw 1a2b3c4d', 'No active code "1a2b3c4d".'],
    ['promo-codes withdraw NONE-SUCH', 'No active promo code NONE-SUCH.'],
    ['products set 9 --hide', 'No product "9".'],
    ['contact show 12345678', 'No message "12345678".'],
    ['contact done 12345678', 'No message "12345678".'],
    ['mails retry 00000000-0000-4000-8000-000000000000', 'No failed mail with the id 00000000-'],
    ['plans replay nobody@example.com', 'No plan found for nobody@example.com.'],
    ['catalogue check --folder /no/such/folder', 'There is no such folder'],
    ['catalogue import /no/such/folder', 'There is no such folder'],
    ['catalogue import --remove meal:no-such-meal', 'no-such-meal'],
  ])('"%s" exits with 1 and says what to do, also the second time', async (line, message) => {
    const before = await stored()
    for (const outcome of [await admin(line), await admin(line)]) {
      expect(outcome).toMatchObject({ exitCode: 1, err: expect.stringContaining(message) })
    }
    expect(await stored()).toEqual(before)
  })
})

describe('a database that stops answering', () => {
  it.each([
    ['codes list'],
    [`grants give ${EMAIL} --product diet --days 3 --by Ola`],
    [`accounts erase ${EMAIL} --yes`],
  ])('is reported in a sentence by "%s"', async (line) => {
    const gone = openDatabase({ host: '127.0.0.1', port: 1 })
    const outcome = await runAdmin(line.split(' '), commands, (work) => work(gone))
    await gone.destroy()
    expect(outcome).toMatchObject({ exitCode: 1, out: '' })
    expect(outcome.err).toMatch(/^The database stopped answering .*ECONNREFUSED.*Check whether the change went through/)
  })
})

describe.each(commands.map((command) => [command.name, command] as const))('%s', (name, command) => {
  const words = name.split(' ')
  const texts = Object.entries(command.options).flatMap(([option, { type }]) => (type === 'string' ? [option] : []))

  it('refuses control characters in every argument', async () => {
    for (const sign of ['\0', '\u001b[2J', 'two\nlines', '']) {
      const calls = [
        ...command.arguments.map((_, place) => [...Array.from({ length: place }, () => 'x'), sign]),
        ...texts.map((option) => [...command.arguments.map(() => 'x'), `--${option}=${sign}`]),
      ]
      for (const call of calls) expect(await run(...words, ...call)).toMatchObject({ exitCode: 2, out: '' })
    }
  })

  it('accepts texts of ten thousand characters and empty ones', async () => {
    const long = 'ą'.repeat(10_000)
    const calls = [
      ...(command.arguments.length === 0 ? [] : [command.arguments.map(() => long)]),
      ...texts.map((option) => [...command.arguments.map(() => 'x'), `--${option}=${long}`]),
    ]
    for (const call of calls) {
      const outcome = await run(...words, ...call)
      expect(outcome.exitCode).toBeGreaterThan(0)
      expect(outcome.err).not.toMatch(/\n {4}at /)
    }
  })
})

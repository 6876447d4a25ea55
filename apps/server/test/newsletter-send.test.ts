import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newsletterCommands } from '../src/admin/newsletter-commands.ts'
import { runAdmin } from '../src/admin/run-admin.ts'
import { countAudience, readNewsletter, sendNewsletter, type Newsletter } from '../src/modules/newsletter/index.ts'
import { systemClock } from '../src/platform/clock/clock.ts'
import { openMailRoom, type MailRoom } from './tools/mail-room.ts'
import { insertReader, withdraw } from './tools/readers.ts'

const TEXT =
  '---\nid: 2026-12-soups\nsubject-en: Soups\nsubject-pl: Zupy\n---\n\n# en\n\nHello soups.\n\n# pl\n\nDo garnków.\n'

const ROUTES = [
  '/$',
  '/day-plan',
  '/knowledge',
  '/knowledge/$category',
  '/knowledge/article/$article',
  '/content/$identifier',
]

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'newsletter-'))
  writeFileSync(path.join(folder, 'routes.json'), JSON.stringify(ROUTES))
})
afterAll(() => rmSync(folder, { recursive: true }))

let room: MailRoom
beforeEach(async () => {
  room = await openMailRoom()
  room.clock.moveTo(new Date().toISOString())
})
afterEach(() => room.close())

function fileOf(text: string | Uint8Array): string {
  const file = path.join(folder, 'newsletter.md')
  writeFileSync(file, text)
  return file
}
const admin = (...args: readonly string[]) =>
  runAdmin(['newsletter', 'send', ...args], newsletterCommands(folder), (work) => work(room.db))
const newsletter = (): Newsletter => {
  const read = readNewsletter(TEXT)
  if (read.kind === 'refused') throw new Error(read.errors.join())
  return read.newsletter
}
const queued = async () => (await room.rows()).map(({ address, language }) => `${address} ${language}`).toSorted()

/** Sends everything that is queued, as a server does by looking each second. */
async function sendAll(): Promise<readonly string[]> {
  room.clock.moveTo(new Date().toISOString())
  for (let look = 0; look < 400; look += 1) {
    if ((await room.rows()).every(({ next_try_at }) => next_try_at === null)) break
    await room.send()
  }
  return room.mailbox.inbox.list().map(({ to, subject }) => `${to.join()} ${subject}`)
}

describe('newsletter send', () => {
  beforeEach(async () => {
    await insertReader(room.db, { email: 'en@example.com' })
    await insertReader(room.db, { email: 'pl@example.com', language: 'pl' })
    await insertReader(room.db, { email: 'warsaw@example.com', language: null, timeZone: 'Europe/Warsaw' })
    await insertReader(room.db, { email: 'oslo@example.com', language: null, timeZone: 'Europe/Oslo' })
    await insertReader(room.db, { email: 'articles@example.com', agreed: ['articles', 'diet_course'] })
    await insertReader(room.db, { email: 'unconfirmed@example.com', status: 'non_active' })
    const gone = await insertReader(room.db, { email: 'gone@example.com' })
    await withdraw(room.db, gone, 'newsletter', new Date())
  })

  it('shows both mails and the number of people, and queues nothing without --yes', async () => {
    const { exitCode, out, err } = await admin(fileOf(TEXT))
    expect(exitCode).toBe(1)
    expect(err).toBe('Nothing was queued. To send it, run the command again with --yes.')
    expect(out).toContain('== en == Soups')
    expect(out).toContain('Do garnków.')
    expect(out).toContain('People it goes to: 4 (2 in English, 2 in Polish).')
    expect(out).toContain('their address is not confirmed: 1.')
    expect(await queued()).toEqual([])
  })

  it('goes to those who agreed and confirmed their address, in their language, and only once', async () => {
    expect((await admin(fileOf(TEXT), '--yes')).out).toContain('Mails queued: 4.')
    const everyone = ['en@example.com en', 'oslo@example.com en', 'pl@example.com pl', 'warsaw@example.com pl']
    expect(await queued()).toEqual(everyone)
    await insertReader(room.db, { email: 'later@example.com', agreedAt: new Date() })
    const again = await admin(fileOf(TEXT), '--yes')
    expect([again.exitCode, again.err]).toEqual([1, expect.stringContaining('already queued for everyone')])
    expect((await sendAll()).toSorted()).toEqual([
      'en@example.com Soups',
      'oslo@example.com Soups',
      'pl@example.com Zupy',
      'warsaw@example.com Zupy',
    ])
  })

  it('is refused with other words under the same id', async () => {
    await admin(fileOf(TEXT), '--yes')
    const other = await admin(fileOf(TEXT.replace('Hello soups', 'Hello stews')), '--yes')
    expect([other.exitCode, other.err]).toEqual([
      1,
      expect.stringContaining('belongs to a newsletter with other words'),
    ])
    expect(await queued()).toHaveLength(4)
  })

  it('stays sent after its mails were deleted', async () => {
    await admin(fileOf(TEXT), '--yes')
    await room.db.deleteFrom('mails').execute()
    await admin(fileOf(TEXT), '--yes')
    await sql`update newsletters set finished_at = null`.execute(room.db)
    await admin(fileOf(TEXT), '--yes')
    expect(await queued()).toEqual([])
  })

  it.each([
    ['a folder', () => folder, 1],
    ['a file of 10 MB', () => fileOf(`${TEXT}${'a'.repeat(10_000_000)}`), 1],
    ['a file that is no text', () => fileOf(Uint8Array.of(0xff, 0xfe, 0x00)), 1],
    ['a missing language', () => fileOf(TEXT.slice(0, TEXT.indexOf('# pl'))), 1],
    ['an empty subject', () => fileOf(TEXT.replace(' Soups', '')), 1],
    ['a header in a subject', () => fileOf(TEXT.replace('Soups', 'Soups\r\nBcc: eve@example.com')), 1],
  ])('refuses %s in words and queues nothing', async (_, file, exitCode) => {
    const outcome = await admin(file(), '--yes')
    expect([outcome.exitCode, outcome.out]).toEqual([exitCode, ''])
    expect(outcome.err).toMatch(/\.$/)
    expect(outcome.err).not.toMatch(/ {4}at /)
    expect(await queued()).toEqual([])
  })

  it.each([
    ['/nope/never'],
    ['/knowledge/article/999'],
    ['/knowledge/sleep'],
    ['/content/nothing'],
    ['/day-plan/shopping?days=3'],
  ])('refuses a link to %s, where no page is', async (target) => {
    const outcome = await admin(fileOf(TEXT.replace('soups.\n', `[soups](${target}).\n`)), '--yes')
    expect([outcome.exitCode, outcome.out, outcome.err]).toEqual([
      1,
      '',
      `The English text links to "${target}", where the product has no page. Nothing was queued.`,
    ])
    expect(await queued()).toEqual([])
  })

  it.each([['/knowledge/article/10#rice'], ['/Knowledge/diet/'], ['/content/how-to?from=mail'], ['/day-plan']])(
    'sends a link to %s',
    async (target) => {
      const outcome = await admin(fileOf(TEXT.replace('garnków', `[garnków](${target})`)), '--yes')
      expect(outcome.out).toContain('Mails queued: 4.')
    },
  )

  it('checks no links before the web app is built', async () => {
    const file = fileOf(TEXT.replace('garnków', '[garnków](/knowledge)'))
    const commands = newsletterCommands(path.join(folder, 'none'))
    const outcome = await runAdmin(['newsletter', 'send', file, '--yes'], commands, (work) => work(room.db))
    expect(outcome.err).toContain('the web app is not built. Run node tools/build.ts first. Nothing was queued.')
  })

  it.each([
    ['a folder', () => folder, 'is a folder. Name the file of the newsletter in it. Nothing was queued.'],
    ['a device', () => '/dev/null', 'is not a regular file. Save the newsletter as a file and name it. Nothing'],
  ])('names %s that is given as the file', async (_, file, error) => {
    const outcome = await admin(file(), '--yes')
    expect([outcome.exitCode, outcome.err]).toEqual([1, expect.stringContaining(error)])
  })

  it('says that there is no such file', async () => {
    const outcome = await admin('none.md')
    expect([outcome.exitCode, outcome.out]).toEqual([1, ''])
    expect(outcome.err).toBe('There is no file "none.md". Nothing was queued.')
  })

  it.each([[[]], [['a.md', 'b.md']], [['a.md', '--now']], [['a.md', '--yes=1']]])(
    'refuses the call %j and queues nothing',
    async (args) => {
      const outcome = await admin(...args)
      expect(outcome.exitCode).toBe(2)
      expect(outcome.err).toContain('Nothing was changed.')
      expect(await queued()).toEqual([])
    },
  )
})

describe('a newsletter that no one agreed to', () => {
  it('is not sent, and its id is still free for other words', async () => {
    await insertReader(room.db, { email: 'unconfirmed@example.com', status: 'non_active' })
    const outcome = await admin(fileOf(TEXT), '--yes')
    expect([outcome.exitCode, outcome.err]).toEqual([
      1,
      'No person would get the newsletter. Nothing was queued, and the id 2026-12-soups is still free.',
    ])
    expect(outcome.out).toContain('their address is not confirmed: 1.')
    await insertReader(room.db, { email: 'en@example.com' })
    expect((await admin(fileOf(TEXT.replace('Hello', 'Good')), '--yes')).out).toContain('Mails queued: 1.')
  })
})

describe('a newsletter to many people', () => {
  const PEOPLE = 450
  beforeEach(async () => {
    await sql`
      with people as (
        insert into users (email, status, language, created_at)
        select 'reader-' || n || '@example.com', 'active', case when n % 2 = 0 then 'en' else 'pl' end, now()
        from generate_series(1, ${sql.lit(PEOPLE)}) n returning id)
      insert into agreements (user_id, kind, given_at) select id, 'newsletter', '2026-01-01' from people`.execute(
      room.db,
    )
  })
  const recipients = async () => (await room.rows()).map(({ user_id }) => user_id)
  const expectEachOnce = async () => {
    const ids = await recipients()
    expect([ids.length, new Set(ids).size]).toEqual([PEOPLE, PEOPLE])
  }

  it('reaches each once when operators send it at once', async () => {
    const counts = await Promise.all([1, 2, 3].map(() => sendNewsletter(room.db, systemClock, newsletter())))
    expect(counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(PEOPLE)
    await expectEachOnce()
    expect(await countAudience(room.db, newsletter().id)).toEqual({ en: 0, pl: 0, unconfirmed: 0 })
  })

  it('reaches each once when the command is killed in between and run again', async () => {
    const file = fileOf(TEXT)
    // The last person is locked, so the command waits in its last batch.
    const locked = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const holding = room.db.transaction().execute(async (trx) => {
      await sql`select id from users where status = 'active' order by id desc limit 1 for update`.execute(trx)
      locked.resolve()
      await released.promise
    })
    await locked.promise
    const main = path.resolve(import.meta.dirname, '../src/admin/main.ts')
    const command = spawn(process.execPath, [main, 'newsletter', 'send', file, '--yes'], {
      env: { DATABASE_URL: room.databaseUrl },
      stdio: 'ignore',
    })
    await expect.poll(async () => (await recipients()).length, { timeout: 60_000 }).toBe(400)
    const ended = new Promise((resolve) => command.once('exit', resolve))
    command.kill('SIGKILL')
    await ended
    released.resolve()
    await holding
    expect((await admin(file)).out).toContain('It was begun on')
    expect((await admin(file, '--yes')).out).toContain(`Mails queued: ${PEOPLE - 400}.`)
    await expectEachOnce()
  })

  it('is not written to a person who is erased in the meantime', async () => {
    await room.db
      .transaction()
      .execute(async (trx) => {
        const { rows } = await sql<{ id: string }>`
        select id from users where status = 'active' order by id limit 1 for update`.execute(trx)
        const sending = sendNewsletter(room.db, systemClock, newsletter())
        await expect
          .poll(async () => {
            const waiting = await sql`
            select pid from pg_stat_activity
            where datname = current_database() and wait_event in ('transactionid', 'tuple')`.execute(room.db)
            return waiting.rows.length
          })
          .toBeGreaterThan(0)
        await trx
          .deleteFrom('users')
          .where('id', '=', rows[0]?.id ?? '')
          .execute()
        void sending.catch(() => undefined)
        return { sending }
      })
      .then(({ sending }) => sending)
    const ids = await recipients()
    expect([ids.length, new Set(ids).size, ids.includes(null)]).toEqual([PEOPLE - 1, PEOPLE - 1, false])
  })
})

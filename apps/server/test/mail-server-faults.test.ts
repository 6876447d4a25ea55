import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../src/platform/db/database.ts'
import { CLAIM_MS } from '../src/platform/mail/claim-mail.ts'
import { DEMO_CREDENTIALS } from '../src/scenario/index.ts'
import { start } from '../src/start.ts'
import { LOGIN } from './tools/documents.ts'
import { IMPATIENT, openMailRoom, type MailRoom } from './tools/mail-room.ts'

let room: MailRoom
beforeEach(async () => {
  room = await openMailRoom()
})
afterEach(() => room.close())

const arrived = () => room.mailbox.inbox.list()
const kinds = () => room.settlements.map(({ kind }) => kind)
const CLAIM_MINUTES = CLAIM_MS / 60_000

describe('a mail server', () => {
  it.each(['refuse', 'hang', 'hang-after-data', 'try-later', 'drop-after-data'] as const)(
    'that will %s delays a mail, which arrives later',
    async (fault) => {
      room.mailbox.setFault(fault)
      await room.queue()
      await room.send(IMPATIENT)
      const taken = arrived().length
      expect(kinds()).toEqual(['delayed'])
      expect(await room.rows()).toMatchObject([{ tries: 1, sent_at: null, address: 'ada@example.com' }])
      room.mailbox.setFault('none')
      await room.send()
      expect(arrived()).toHaveLength(taken)
      room.moveMinutes(1)
      await room.send()
      expect(kinds()).toEqual(['delayed', 'sent'])
      // Mails that arrive twice after a lost answer have the same id.
      expect(new Set(arrived().map(({ messageId }) => messageId)).size).toBe(1)
      expect(arrived()).toHaveLength(taken + 1)
    },
  )

  it('that cannot be reached delays a mail', async () => {
    await room.queue()
    const sender = room.newSender({ url: 'smtp://127.0.0.1:1' })
    await sender.look()
    await sender.settled()
    expect(room.settlements).toEqual([{ kind: 'delayed', reason: expect.stringContaining('ECONNREFUSED') }])
  })

  it('that does not know the address ends a mail, and its row no longer identifies anyone', async () => {
    room.mailbox.setFault('no-such-address')
    await room.queue()
    await room.send()
    expect(kinds()).toEqual(['given-up'])
    const [row] = await room.rows()
    expect(row).toMatchObject({ address: null, content: null, next_try_at: null, sent_at: null })
    expect(row?.given_up_at).toEqual(new Date(room.clock.now()))
    expect(row?.last_error).toContain('5.1.1 No such address')
    expect(JSON.stringify(row)).not.toMatch(/ada@|Ab-9_x/)
  })

  it('that is away for three days ends a mail after about twenty tries', async () => {
    room.mailbox.setFault('refuse')
    await room.queue()
    for (let minutes = 0; minutes <= 73 * 60; minutes += 30) {
      await room.send()
      room.moveMinutes(30)
    }
    expect(kinds().at(-1)).toBe('given-up')
    const [row] = await room.rows()
    expect(row?.tries).toBeGreaterThan(12)
    expect(row?.tries).toBeLessThan(21)
  })

  it('on another machine gets nothing without TLS', async () => {
    await room.queue()
    const { port } = new URL(room.mailbox.variables['SMTP_URL'] ?? '')
    const sender = room.newSender({ url: `smtp://127.0.0.1:${port}`, isNear: false })
    await sender.look()
    await sender.settled()
    expect(room.settlements).toMatchObject([{ kind: 'delayed', reason: expect.stringMatching(/TLS/) }])
    expect(arrived()).toEqual([])
  })
})

describe('while a mail server hangs', () => {
  beforeEach(() => room.mailbox.setFault('hang'))
  const untilHanging = (count: number) => expect.poll(() => room.mailbox.connections()).toBe(count)

  it('nothing is locked in the database, and other mails are sent', async () => {
    const own = openDatabase({ connectionString: room.databaseUrl, max: 1 })
    const sender = room.newSender({ db: own })
    await room.queue()
    await room.queue()
    await sender.look()
    await untilHanging(2)
    // The pool's only connection is free, and no row is locked.
    await sql`select 1`.execute(own)
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(room.db)
    const free = await room.db.selectFrom('mails').select('id').forUpdate().skipLocked().execute()
    expect([rows.length, free.length, kinds()]).toEqual([0, 2, []])
    room.mailbox.breakConnections()
    await sender.settled()
    expect(kinds()).toEqual(['delayed', 'delayed'])
    await own.destroy()
  })

  it('no second server sends the same mail', async () => {
    await room.queue()
    const senders = [room.newSender(), room.newSender()]
    for (const sender of senders) await sender.look()
    await untilHanging(1)
    room.mailbox.breakConnections()
    await Promise.all(senders.map((sender) => sender.settled()))
    expect(kinds()).toEqual(['delayed'])
  })

  it('a sender that lost its claim cannot settle the mail', async () => {
    await room.queue()
    const slow = room.newSender()
    await slow.look()
    await untilHanging(1)
    room.mailbox.setFault('none')
    room.moveMinutes(CLAIM_MINUTES)
    await room.send()
    room.mailbox.breakConnections()
    await slow.settled()
    expect(kinds()).toEqual(['sent', 'delayed'])
    expect(await room.rows()).toMatchObject([{ next_try_at: null, address: null, last_error: null }])
    room.moveMinutes(60)
    await room.send()
    expect(arrived()).toHaveLength(1)
  })

  it('users can log in, and the server stops when it is told to', async () => {
    room.clock.moveTo(new Date().toISOString())
    for (let mails = 0; mails < 12; mails += 1) await room.queue()
    const product = await start({
      variables: {
        ...room.mailbox.variables,
        MAIL_KEY: room.mailKey,
        DATABASE_URL: room.databaseUrl,
        PORT: '0',
        LOG_LEVEL: 'silent',
        DRAW_PICTURES: 'never',
      },
      randomBytes,
    })
    if (product.kind === 'refused') throw new Error(product.message)
    const [address = ''] = /http:\/\/\S+/.exec(product.greeting) ?? []
    await untilHanging(4)
    const logIn = async () => {
      const body = JSON.stringify({ query: LOGIN, variables: DEMO_CREDENTIALS })
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`${address}/graphql`, { method: 'POST', headers, body })).json()
    }
    const answers = await Promise.all(Array.from({ length: 5 }, logIn))
    expect(answers).toEqual(
      answers.map(() => ({ data: { login: { __typename: 'Token', token: expect.any(String) } } })),
    )
    // They answered while all tries were still running.
    expect([room.mailbox.connections(), (await room.rows()).every((row) => row.last_error === null)]).toEqual([4, true])
    await product.stop()
    // Aborted by the stop, not by the time limit of a try.
    const reasons = (await room.rows()).flatMap(({ last_error: reason }) => reason ?? [])
    expect(reasons).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/abort|stopped/i)))
  })
})

const FIXTURE = path.resolve(import.meta.dirname, '../src/platform/mail/send-mails.fixture.ts')

describe('a server that is killed', () => {
  it('after sending a mail sends it again, as the same mail', async () => {
    room.clock.moveTo(new Date().toISOString())
    room.mailbox.setFault('hang-after-data')
    await room.queue()
    const smtpUrl = room.mailbox.variables['SMTP_URL'] ?? ''
    const child = spawn(process.execPath, [FIXTURE, room.databaseUrl, smtpUrl, room.mailKey], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    await expect.poll(() => arrived().length, { timeout: 30_000 }).toBe(1)
    child.kill('SIGKILL')
    await once(child, 'exit')
    room.mailbox.setFault('none')
    // The sender does not know yet that the connection is dead.
    await room.send()
    expect(arrived()).toHaveLength(1)
    room.clock.moveTo(new Date(Date.now() + CLAIM_MS).toISOString())
    await room.send()
    await room.send()
    expect(arrived()).toHaveLength(2)
    expect(new Set(arrived().map(({ messageId }) => messageId)).size).toBe(1)
    expect(kinds()).toEqual(['sent'])
    room.moveMinutes(CLAIM_MINUTES * 10)
    await room.send()
    expect(arrived()).toHaveLength(2)
  })
})

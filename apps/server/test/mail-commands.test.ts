import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mailCommands } from '../src/admin/mail-commands.ts'
import { runAdmin } from '../src/admin/run-admin.ts'
import { openMailRoom, type MailRoom } from './tools/mail-room.ts'

let room: MailRoom
beforeEach(async () => {
  room = await openMailRoom()
  // Commands use the real time.
  room.clock.moveTo(new Date().toISOString())
})
afterEach(() => room.close())

const admin = (...args: readonly string[]) => runAdmin(['mails', ...args], mailCommands, (work) => work(room.db))

describe('mails list', () => {
  it('shows the state of each mail with a masked address', async () => {
    await room.queue({ address: 'żaneta.kowalska@example.com' })
    room.mailbox.setFault('try-later')
    await room.send()
    room.mailbox.setFault('none')
    room.moveMinutes(0.5)
    await room.queue({ content: { kind: 'password-changed' }, language: 'pl' })
    await room.send()
    const { out, exitCode } = await admin('list')
    const [first, second, error] = out.split('\n')
    expect(exitCode).toBe(0)
    expect(first).toMatch(/ {2}sent {6}1 try {2}password-changed {2}pl {2}address deleted {2}[\da-f-]{36}$/)
    expect(second).toMatch(/ {2}waiting {3}1 try {2}activate-account {2}en {2}ż…@example\.com {2}next 2/)
    expect(error).toMatch(/^ {2}.*Mailbox busy/)
    expect(out).not.toMatch(/kowalska|Ab-9_x/)
    expect((await admin('list', '--state', 'sent')).out.split('\n')).toEqual([first])
    expect((await admin('list', '--most', '1')).out.split('\n')).toEqual([first])
    expect((await admin('list', '--state', 'given-up')).out).toBe('No such mails.')
  })

  it.each([
    ['--state', 'lost'],
    ['--most', '0'],
    ['--most', 'all'],
    ['--most', '1001'],
  ])('refuses %s %s', async (option, value) => {
    expect(await admin('list', option, value)).toMatchObject({ exitCode: 2, out: '' })
  })
})

describe('mails retry', () => {
  it('retries failed mails at once, all or one', async () => {
    room.mailbox.setFault('refuse')
    await room.queue()
    await room.queue()
    await room.send()
    room.mailbox.setFault('none')
    const [{ id } = { id: '' }] = await room.rows()
    expect((await admin('retry', id)).out).toBe('Mails that will be retried within seconds: 1')
    room.clock.moveTo(new Date().toISOString())
    await room.send()
    expect(room.mailbox.inbox.list()).toHaveLength(1)
    expect((await admin('retry')).out).toBe('Mails that will be retried within seconds: 1')
    room.clock.moveTo(new Date().toISOString())
    await room.send()
    expect(room.mailbox.inbox.list()).toHaveLength(2)
    expect((await admin('retry')).out).toBe('No failed mails are waiting.')
  })

  it('skips a mail that is being sent, so that it is sent once', async () => {
    room.mailbox.setFault('hang')
    await room.queue()
    const sender = room.newSender()
    await sender.look()
    await expect.poll(() => room.mailbox.connections()).toBe(1)
    expect((await admin('list')).out).toContain('sending')
    expect((await admin('retry')).out).toBe('No failed mails are waiting.')
    room.mailbox.breakConnections()
    await sender.settled()
    expect(room.settlements.map(({ kind }) => kind)).toEqual(['delayed'])
  })

  it.each(['1', 'x', "' or true"])('refuses %s', async (id) => {
    expect(await admin('retry', id)).toMatchObject({ exitCode: 2, out: '' })
  })
})

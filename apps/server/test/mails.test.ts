import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LOGIN_PATH, type AgreedContent, type MailContent } from '../src/platform/mail/mail-content.ts'
import { makeMailKey } from '../src/platform/mail/mail-key.ts'
import { queueMail } from '../src/platform/mail/queue-mail.ts'
import { openMailRoom, type MailRoom } from './tools/mail-room.ts'

let room: MailRoom
beforeEach(async () => {
  room = await openMailRoom()
})
afterEach(() => room.close())

const PATH = '/auth/reset-password/Ab-9_x'
const CONTENTS: readonly Exclude<MailContent, AgreedContent>[] = [
  { kind: 'activate-account', path: PATH },
  { kind: 'reset-password', path: PATH },
  { kind: 'log-in-link', path: PATH },
  { kind: 'password-changed' },
  { kind: 'social-linked', provider: 'google' },
  { kind: 'account-claimed' },
  { kind: 'social-unlinked', provider: 'google' },
  { kind: 'remove-account', path: PATH },
  { kind: 'account-removed' },
  { kind: 'account-unused' },
  { kind: 'confirm-email', path: PATH },
  { kind: 'confirm-email', path: LOGIN_PATH },
  { kind: 'email-change-asked' },
  { kind: 'email-changed' },
]
const kinds = () => room.settlements.map(({ kind }) => kind)
const headersOf = (name: string) =>
  room.mailbox.inbox
    .list()
    .flatMap(({ headers }) => headers.filter((header) => header.name === name).map(({ value }) => value))

describe('a mail', () => {
  it.each(['en', 'pl'] as const)('of every kind arrives in %s, in both formats and with its link', async (language) => {
    for (const content of CONTENTS) await room.queue({ content, language })
    await room.send()
    const mails = room.mailbox.inbox.list()
    expect(mails).toHaveLength(CONTENTS.length)
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(CONTENTS.length)
    const linking = mails.filter(({ text }) => text.includes(`\nhttps://dayplate.example${PATH}\n`))
    expect(linking).toHaveLength(CONTENTS.filter((content) => 'path' in content && content.path === PATH).length)
    for (const { html } of linking) expect(html).toContain(`href="https://dayplate.example${PATH}"`)
    for (const { html } of mails) expect(html).toContain(`<html lang="${language}"`)
    expect(mails.every(({ to }) => to.join() === 'ada@example.com')).toBe(true)
  })

  it('names its sender and date, is marked as automatic and contains no tracking', async () => {
    await room.queue()
    await room.send()
    const [{ id } = { id: '' }] = await room.rows()
    expect(headersOf('Auto-Submitted')).toEqual(['auto-generated'])
    expect(headersOf('From')).toEqual(['Dayplate <hello@dayplate.example>'])
    expect(headersOf('To')).toEqual(['ada@example.com'])
    expect(headersOf('Message-ID')).toEqual([`<${id}@dayplate.example>`])
    expect(headersOf('Date')).toEqual(['Sat, 21 Nov 2026 11:00:00 +0000'])
    expect([...headersOf('List-Unsubscribe'), ...headersOf('X-Mailer')]).toEqual([])
  })

  it('loses address and link once it is sent', async () => {
    await room.queue()
    await room.send()
    const [row] = await room.rows()
    expect(row).toMatchObject({ address: null, content: null, next_try_at: null, last_error: null, tries: 1 })
    expect(row?.sent_at).toEqual(new Date(room.clock.now()))
  })

  it('waits for its transaction, and is not written when that fails', async () => {
    const failing = room.db.transaction().execute(async (trx) => {
      await queueMail(trx, room.clock, {
        userId: room.userId,
        address: 'ada@example.com',
        language: 'en',
        content: { kind: 'password-changed' },
        cause: 'undone',
      })
      await room.send()
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    await room.send()
    expect([room.mailbox.inbox.list(), await room.rows()]).toEqual([[], []])
  })

  it('is sent once for its cause by two servers at once, however often it is requested', async () => {
    const others = [room.newSender(), room.newSender()]
    await Promise.all(Array.from({ length: 20 }, () => room.queue({ cause: 'registration:ada' })))
    await Promise.all([room.send(), ...others.flatMap((sender) => [sender.look(), sender.look()])])
    await Promise.all(others.map((sender) => sender.settled()))
    await Promise.all(Array.from({ length: 20 }, () => room.queue({ cause: 'registration:ada' })))
    await room.send()
    expect(room.mailbox.inbox.list()).toHaveLength(1)
    expect(kinds()).toEqual(['sent'])
  })

  it('among many is sent once, even by many servers', async () => {
    await Promise.all(Array.from({ length: 40 }, () => room.queue()))
    const senders = Array.from({ length: 5 }, () => room.newSender())
    await Promise.all(senders.map((sender) => sender.look()))
    await Promise.all(senders.map((sender) => sender.settled()))
    const ids = room.mailbox.inbox.list().map(({ messageId }) => messageId)
    expect([ids.length, new Set(ids).size]).toEqual([40, 40])
  })

  it('reaches one mailbox, whatever its address contains', async () => {
    const addresses = [
      'ada@example.com\r\nBcc: eve@example.com',
      'ada@example.com>\r\nRCPT TO:<eve@example.com',
      'ada@example.com, eve@example.com',
      'ada,eve@example.com',
      'eve@example.com <ada@example.com>',
      '"Eve <eve@example.com>" ada@example.com',
    ]
    for (const address of addresses) await room.queue({ address })
    await room.send()
    const recipients = room.mailbox.inbox.list().map(({ to }) => to)
    expect(recipients.filter((to) => to.length !== 1 || to.includes('eve@example.com'))).toEqual([])
    expect(headersOf('Bcc')).toEqual([])
    expect(kinds().filter((kind) => kind === 'given-up')).toHaveLength(addresses.length - recipients.length)
  })

  it('keeps letters of every language in its address', async () => {
    await room.queue({ address: 'żółw@talerz.example' })
    await room.send()
    expect(kinds()).toEqual(['sent'])
    expect(room.mailbox.inbox.list('żółw@talerz.example')).toHaveLength(1)
  })

  it('written by a newer release waits for that release', async () => {
    await room.queue()
    await room.db.updateTable('mails').set({ kind: 'birthday', content: '{"kind":"birthday"}' }).execute()
    await room.send()
    expect(room.settlements).toEqual([{ kind: 'delayed', reason: 'this release does not know what it says' }])
  })
})

describe('a link', () => {
  it.each([
    ['reset-password', 60],
    ['log-in-link', 15],
    ['remove-account', 24 * 60],
  ] as const)('of %s that has expired is not sent', async (kind, minutes) => {
    await room.queue({ content: { kind, path: PATH } })
    room.moveMinutes(minutes)
    await room.send()
    expect(room.settlements).toEqual([{ kind: 'given-up', reason: 'its link has expired' }])
    expect(room.mailbox.inbox.list()).toEqual([])
    expect(await room.rows()).toMatchObject([{ address: null, content: null, next_try_at: null }])
  })

  it('that a later mail voided is not sent, but the later one is', async () => {
    await room.queue({ content: { kind: 'reset-password', path: '/auth/reset-password/first' } })
    room.moveMinutes(1)
    await room.queue({ content: { kind: 'reset-password', path: '/auth/reset-password/second' } })
    await room.queue({ content: { kind: 'password-changed' } })
    await room.send()
    const texts = room.mailbox.inbox.list().map(({ text }) => text)
    expect(texts.filter((text) => text.includes('/auth/reset-password/second'))).toHaveLength(1)
    expect([texts.length, texts.some((text) => text.includes('first'))]).toEqual([2, false])
  })

  it('of an account that is gone is not sent, but news about it is', async () => {
    await room.queue({ content: { kind: 'reset-password', path: PATH } })
    await room.queue({ content: { kind: 'account-removed' }, userId: null })
    await room.db.deleteFrom('users').execute()
    await room.send()
    expect(room.mailbox.inbox.list().map(({ subject }) => subject)).toEqual(['We’ve deleted your Dayplate account'])
  })
})

describe('a queued mail with a link', () => {
  it('does not show the link in the database, so that no backup opens an account', async () => {
    const linking = CONTENTS.filter((content) => 'path' in content)
    for (const content of linking) await room.queue({ content })
    const rows = await room.rows()
    expect(rows).toHaveLength(linking.length)
    const { rows: texts } = await sql<{ text: string }>`select mails::text as text from mails`.execute(room.db)
    for (const { text } of texts) expect(text).not.toMatch(/Ab-9_x|\/auth\//)
    await room.send()
    expect(room.mailbox.inbox.list()).toHaveLength(linking.length)
  })

  it('waits while the key is wrong, and is sent with the right one', async () => {
    await room.queue()
    const stranger = room.newSender({ mailKey: makeMailKey(randomBytes) })
    await stranger.look()
    await stranger.settled()
    expect(await room.rows()).toMatchObject([
      { sent_at: null, last_error: 'its link was sealed with another MAIL_KEY' },
    ])
    room.moveMinutes(2)
    await room.send()
    expect(kinds()).toEqual(['delayed', 'sent'])
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { erasePerson, lockPerson } from '../src/modules/personal-data/index.ts'
import type { Agreement } from '../src/platform/mail/agreed-mails.ts'
import { claimMail } from '../src/platform/mail/claim-mail.ts'
import type { AgreedContent } from '../src/platform/mail/mail-content.ts'
import { parseMailKey } from '../src/platform/mail/mail-key.ts'
import { queueAgreedMails } from '../src/platform/mail/queue-mail.ts'
import { openUnsubscribeLink } from '../src/platform/mail/unsubscribe-link.ts'
import { openMailRoom, type MailRoom } from './tools/mail-room.ts'
import { agree, insertReader, withdraw } from './tools/readers.ts'

let room: MailRoom
beforeEach(async () => {
  room = await openMailRoom()
  await agree(room.db, room.userId, { agreed: ['newsletter', 'articles', 'diet_course'] })
})
afterEach(() => room.close())

const NEWSLETTER: AgreedContent = {
  kind: 'newsletter',
  subject: 'Soups & <stews>',
  blocks: [
    { kind: 'paragraph', words: ['A <b>bold</b> & ', { label: 'link "here"', target: '/knowledge?a=1&b=2' }, '.'] },
    { kind: 'list', items: [['one'], ['two']] },
  ],
}
const ARTICLES: AgreedContent = {
  kind: 'new-articles',
  articles: [{ title: 'Leeks', teaser: 'What to do with <them>.', page: '/knowledge/article/40-leeks' }],
}
const LESSON: AgreedContent = { kind: 'diet-course', lesson: 'swaps' }

let causes = 0
const queueAgreed = (
  content: AgreedContent,
  agreement: Agreement,
  userId = room.userId,
  language: 'en' | 'pl' = 'en',
) =>
  room.db
    .transaction()
    .execute((trx) =>
      queueAgreedMails(trx, room.clock, [
        { userId, address: 'ada@example.com', language, agreement, content, cause: `agreed:${++causes}` },
      ]),
    )
const arrived = () => room.mailbox.inbox.list()
const headerOf = (name: string) =>
  arrived().flatMap(({ headers }) => headers.filter((header) => header.name === name).map(({ value }) => value))

describe('a mail that a person agreed to', () => {
  it.each([
    [NEWSLETTER, 'newsletter', 'newsletter'],
    [ARTICLES, 'articles', 'articles'],
    [LESSON, 'diet_course', 'diet-course'],
  ] as const)('has one address that stops it, in its headers and its text: %j', async (content, agreement, kind) => {
    await queueAgreed(content, agreement)
    await room.send()
    const [header = ''] = headerOf('List-Unsubscribe')
    const [, address = '', token = ''] =
      new RegExp(`^<(https://dayplate\\.example/unsubscribe/${kind}/([\\w-]{64}))>$`).exec(header) ?? []
    expect(headerOf('List-Unsubscribe-Post')).toEqual(['List-Unsubscribe=One-Click'])
    const [mail] = arrived()
    expect(mail?.text).toContain(`\n${address}\n`)
    expect(mail?.html).toContain(`href="${address}"`)
    const key = parseMailKey(room.mailKey)
    expect(key && openUnsubscribeLink(key, { kind, token })).toEqual({ userId: room.userId, agreement })
  })

  it('shows the words of others as text, and links only as written', async () => {
    await queueAgreed(NEWSLETTER, 'newsletter')
    await room.send()
    const [mail] = arrived()
    expect(mail?.subject).toBe('Soups & <stews>')
    expect(mail?.html).toContain(
      'A &lt;b&gt;bold&lt;/b&gt; &amp; <a class="link" href="https://dayplate.example/knowledge?a=1&amp;b=2"',
    )
    expect(mail?.html).toContain('>link &quot;here&quot;</a>')
    expect(mail?.html).not.toContain('<b>')
    expect(mail?.text).toContain('A <b>bold</b> & link "here" (https://dayplate.example/knowledge?a=1&b=2).')
    expect(mail?.text).toContain('- one\n- two')
  })

  it('comes in the person’s language', async () => {
    await queueAgreed(LESSON, 'diet_course', room.userId, 'pl')
    await room.send()
    expect(arrived()[0]?.subject).toBe('Nie musisz jeść tego, czego nie lubisz')
    expect(arrived()[0]?.text).toContain('Wyłącz te e-maile:')
  })

  it('is not sent once the agreement is withdrawn, and its row forgets the person', async () => {
    await queueAgreed(NEWSLETTER, 'newsletter')
    await queueAgreed(LESSON, 'diet_course')
    await withdraw(room.db, room.userId, 'newsletter', new Date(room.clock.now()))
    await room.send()
    expect(arrived().map(({ subject }) => subject)).toEqual(['You don’t have to eat what you don’t like'])
    expect(room.settlements).toContainEqual({ kind: 'given-up', reason: 'the person no longer agrees to it' })
    expect((await room.rows()).map(({ address, content }) => [address, content])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  it('is not sent after the account was erased', async () => {
    await queueAgreed(NEWSLETTER, 'newsletter')
    await room.db.transaction().execute(async (trx) => {
      const person = await lockPerson(trx, room.userId)
      if (person !== null) await erasePerson(trx, room.clock, person)
    })
    await room.send()
    expect([arrived(), await room.rows()]).toEqual([[], []])
  })

  it('is not sent to a stranger when only the account’s row is gone', async () => {
    await queueAgreed(NEWSLETTER, 'newsletter')
    await room.db.deleteFrom('users').execute()
    await room.send()
    expect(arrived()).toEqual([])
  })

  it('follows the person to a new address', async () => {
    await queueAgreed(NEWSLETTER, 'newsletter')
    await room.db.updateTable('users').set({ email: 'new-ada@example.com' }).execute()
    await room.send()
    expect(arrived().map(({ to }) => to.join())).toEqual(['new-ada@example.com'])
  })
})

describe('a login link', () => {
  const LOGIN = { kind: 'log-in-link', path: '/auth/login/by-token/Ab-9_x' } as const
  const queueMany = async (count: number) => {
    for (let one = 0; one < count; one += 1) await queueAgreed(NEWSLETTER, 'newsletter')
  }

  it('is sent before a newsletter that has waited longer', async () => {
    await queueMany(20)
    room.moveMinutes(5)
    await room.queue({ content: LOGIN })
    await room.send()
    expect(arrived().map(({ subject }) => subject)).toContain('Log in to Dayplate')
    expect(arrived().length).toBeLessThan(20)
  })

  it('is the first that a server takes, however long others have waited', async () => {
    await queueMany(2)
    room.moveMinutes(5)
    await room.queue({ content: LOGIN })
    const claim = async (withAgreed: boolean) => (await claimMail(room.db, room.clock, { withAgreed }))?.kind
    expect(await claim(true)).toBe('log-in-link')
    expect(await claim(false)).toBeUndefined()
    expect(await claim(true)).toBe('newsletter')
  })

  it('finds a free place while the mail server keeps the newsletter waiting', async () => {
    room.mailbox.setFault('hang')
    await queueMany(20)
    const sender = room.newSender()
    for (let look = 0; look < 5; look += 1) await sender.look()
    await expect.poll(() => room.mailbox.connections()).toBe(2)
    room.mailbox.setFault('none')
    await room.queue({ content: LOGIN })
    await sender.look()
    await expect.poll(() => arrived().map(({ subject }) => subject)).toEqual(['Log in to Dayplate'])
    room.mailbox.breakConnections()
    await sender.settled()
  })

  it('has the newsletter follow it, two at a look', async () => {
    await queueMany(5)
    await room.send()
    expect(arrived()).toHaveLength(2)
    for (let look = 0; look < 2; look += 1) await room.send()
    expect(arrived()).toHaveLength(5)
  })
})

describe('a lesson and news of articles', () => {
  it('are sent before a newsletter that has waited longer, and after a login link', async () => {
    await queueAgreed(NEWSLETTER, 'newsletter')
    room.moveMinutes(5)
    await queueAgreed(LESSON, 'diet_course')
    room.moveMinutes(1)
    await queueAgreed(ARTICLES, 'articles')
    room.moveMinutes(1)
    await room.queue({ content: { kind: 'log-in-link', path: '/auth/login/by-token/Ab-9_x' } })
    const kinds: (string | undefined)[] = []
    for (let claim = 0; claim < 4; claim += 1) {
      kinds.push((await claimMail(room.db, room.clock, { withAgreed: true }))?.kind)
    }
    expect(kinds).toEqual(['log-in-link', 'diet-course', 'new-articles', 'newsletter'])
  })
})

describe('many mails by several servers', () => {
  it('arrive once each', async () => {
    for (let one = 0; one < 12; one += 1) {
      const userId = await insertReader(room.db, { email: `reader-${one}@example.com` })
      await queueAgreed(NEWSLETTER, 'newsletter', userId)
    }
    const senders = [room.newSender(), room.newSender(), room.newSender()]
    for (let look = 0; look < 4; look += 1) {
      await Promise.all(senders.map((sender) => sender.look()))
      await Promise.all(senders.map((sender) => sender.settled()))
    }
    const recipients = arrived().map(({ to }) => to.join())
    expect([recipients.length, new Set(recipients).size]).toEqual([12, 12])
  })
})

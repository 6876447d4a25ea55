import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openInbox, type Inbox } from '../../outside-world/src/mailbox/inbox.ts'
import { startSmtp, type StartedSmtp } from '../../outside-world/src/mailbox/start-smtp.ts'
import { mailCommands } from '../src/admin/mail-commands.ts'
import { runAdmin } from '../src/admin/run-admin.ts'
import { MAIL_SERVER_CERTIFICATE } from './tools/mail-server-certificate.ts'
import { openMailRoom, type MailRoom } from './tools/mail-room.ts'

/** This machine, as the certificate names it. */
const NAMED = '0x7f000001'
/** This machine by a name that the certificate lacks. */
const MISNAMED = 'localhost'
const LOGIN = { user: 'dayplate@example.com', password: 'p:lum/and rye' }

const trusted = getCACertificates('default')
const trust = () => setDefaultCACertificates([...trusted, MAIL_SERVER_CERTIFICATE.cert])

let room: MailRoom
let inbox: Inbox
const opened: StartedSmtp[] = []
beforeEach(async () => {
  trust()
  room = await openMailRoom()
  inbox = openInbox()
})
afterEach(async () => {
  setDefaultCACertificates(trusted)
  for (const smtp of opened.splice(0)) await smtp.stop()
  await room.close()
})

interface Connection {
  readonly protocol: 'smtp' | 'smtps'
  readonly host?: string
  readonly password?: string
}

/** Sends one mail to a mail server that requires TLS and a login. */
async function handOver({ protocol, host = NAMED, password = LOGIN.password }: Connection): Promise<void> {
  const isTlsFirst = protocol === 'smtps'
  const smtp = await startSmtp(inbox, { certificate: MAIL_SERVER_CERTIFICATE, login: LOGIN, isTlsFirst })
  opened.push(smtp)
  const login = `${encodeURIComponent(LOGIN.user)}:${encodeURIComponent(password)}`
  await room.queue()
  const sender = room.newSender({ url: `${protocol}://${login}@${host}:${new URL(smtp.url).port}` })
  await sender.look()
  await sender.settled()
}

const delayed = (reason: RegExp) => [{ kind: 'delayed', reason: expect.stringMatching(reason) }]

describe.each(['smtp', 'smtps'] as const)('a mail server over %s with TLS and a login', (protocol) => {
  it('receives mails', async () => {
    await handOver({ protocol })
    expect(room.settlements).toEqual([{ kind: 'sent' }])
    expect(inbox.list().map(({ to }) => to.join())).toEqual(['ada@example.com'])
  })

  it('with an untrusted certificate receives none', async () => {
    setDefaultCACertificates(trusted)
    await handOver({ protocol })
    expect(room.settlements).toEqual(delayed(/self-signed certificate/))
    expect(inbox.list()).toEqual([])
  })

  it('with a certificate for another name receives none', async () => {
    await handOver({ protocol, host: MISNAMED })
    expect(room.settlements).toEqual(delayed(/does not match certificate/))
    expect(inbox.list()).toEqual([])
  })

  it('that refuses our password delays mails, and the operator reads why, without the password', async () => {
    await handOver({ protocol, password: 'outdated-secret' })
    expect(room.settlements).toEqual(delayed(/535 5\.7\.8 Authentication credentials invalid/))
    const { out } = await runAdmin(['mails', 'list'], mailCommands, (work) => work(room.db))
    expect(out).toContain('535 5.7.8 Authentication credentials invalid')
    expect(out).not.toMatch(/outdated-secret|dayplate@/)
    expect(await room.rows()).toMatchObject([
      { tries: 1, sent_at: null, given_up_at: null, address: 'ada@example.com' },
    ])
  })
})

it('a mail server on another machine without TLS gets neither mail nor password', async () => {
  const smtp = await startSmtp(inbox)
  opened.push(smtp)
  await room.queue()
  const sender = room.newSender({ url: `smtp://name:secret@${NAMED}:${new URL(smtp.url).port}`, isNear: false })
  await sender.look()
  await sender.settled()
  expect(room.settlements).toEqual(delayed(/TLS/))
  expect(inbox.list()).toEqual([])
})

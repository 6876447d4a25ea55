import type { Part, StartedPart } from '../part.ts'
import type { Fault } from './fault.ts'
import { openInbox, type Inbox } from './inbox.ts'
import { startInboxPages } from './start-inbox-pages.ts'
import { startSmtp } from './start-smtp.ts'

export interface Mailbox extends StartedPart {
  readonly inbox: Inbox
  setFault(fault: Fault): void
  connections(): number
  breakConnections(): void
}

/** Starts a mail server that accepts mail for any address, and pages to read it. No mail leaves this machine. */
export async function startMailbox(): Promise<Mailbox> {
  const inbox = openInbox()
  const smtp = await startSmtp(inbox)
  const pages = await startInboxPages({ inbox, setFault: smtp.setFault })
  return {
    variables: { SMTP_URL: smtp.url, MAIL_FROM: 'Dayplate <hello@dayplate.example>' },
    lines: [`Test inbox: ${pages.address}`],
    addresses: { mailbox: pages.address },
    inbox,
    setFault: smtp.setFault,
    connections: smtp.connections,
    breakConnections: smtp.breakConnections,
    async stop() {
      await Promise.all([smtp.stop(), pages.stop()])
    },
  }
}

export const mailbox: Part = () => startMailbox()

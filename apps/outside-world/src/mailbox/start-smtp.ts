import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { portOf } from '../port-of.ts'
import type { Fault } from './fault.ts'
import type { Inbox } from './inbox.ts'
import { readMail } from './read-mail.ts'

/** A running mail server that delivers into an inbox. */
export interface StartedSmtp {
  readonly url: string
  /** Applies to connections that begin afterwards. */
  setFault(fault: Fault): void
  /** The number of open connections. */
  connections(): number
  /** Closes all open connections. */
  breakConnections(): void
  stop(): Promise<void>
}

const refusal = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code })
const TRY_LATER = refusal(450, '4.2.1 Mailbox busy, try again later')
const WRONG_LOGIN = refusal(535, '5.7.8 Authentication credentials invalid')
const NO_SUCH_ADDRESS = refusal(550, '5.1.1 No such address here')

/** A mail server like those of real hosters, which require TLS and a login from senders. */
export interface GuardedSmtp {
  readonly certificate: { readonly key: string; readonly cert: string }
  readonly login: { readonly user: string; readonly password: string }
  /** Whether TLS begins with the first byte, instead of with STARTTLS. */
  readonly isTlsFirst: boolean
}

/** Starts the server on a free port. Without `guarded` it needs neither TLS nor a login. */
export async function startSmtp(inbox: Inbox, guarded: GuardedSmtp | null = null): Promise<StartedSmtp> {
  const connections = openConnections()
  const smtp = new SMTPServer({
    logger: false,
    ...(guarded === null ? { disabledCommands: ['AUTH', 'STARTTLS'] } : guardedBy(guarded)),
    disableReverseLookup: true,
    onConnect: (session, next) => {
      if (connections.faultOf(session) !== 'hang') next()
    },
    onRcptTo: (_address, session, next) => {
      const fault = connections.faultOf(session)
      if (fault === 'try-later') next(TRY_LATER)
      else if (fault === 'no-such-address') next(NO_SUCH_ADDRESS)
      else next()
    },
    onData: (stream, session, answer) => {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      void deliver(stream, { inbox, to }).then((error) => {
        const fault = connections.faultOf(session)
        if (fault === 'drop-after-data') connections.end(session)
        else if (fault !== 'hang-after-data') answer(error)
      })
    },
  })
  // Connections that break are not a fault of this server, so they are ignored.
  smtp.on('error', () => undefined)
  const server = smtp.listen(0, '127.0.0.1')
  server.prependListener('connection', connections.add)
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    setFault: connections.setFault,
    connections: connections.count,
    breakConnections: connections.endAll,
    async stop() {
      const closed = new Promise<void>((resolve) => smtp.close(resolve))
      connections.endAll()
      await closed
    },
  }
}

/** The library itself refuses logins before TLS. */
const guardedBy = ({ certificate, login, isTlsFirst }: GuardedSmtp): SMTPServerOptions => ({
  ...certificate,
  secure: isTlsFirst,
  onAuth: ({ username, password }, _session, answer) => {
    const isKnown = username === login.user && password === login.password
    if (isKnown) answer(null, { user: username })
    else answer(WRONG_LOGIN)
  },
})

/** Stores a mail. Returns the error if it cannot be read. */
async function deliver(
  stream: Readable,
  { inbox, to }: { readonly inbox: Inbox; readonly to: readonly string[] },
): Promise<Error | null> {
  try {
    inbox.keep(await readMail(await buffer(stream), to))
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** The open connections, each with the fault that was set when it began. */
function openConnections() {
  let fault: Fault = 'none'
  const open = new Map<Socket, Fault>()
  const find = ({ remotePort }: SMTPServerSession) => [...open].find(([socket]) => socket.remotePort === remotePort)
  return {
    setFault: (next: Fault): void => {
      fault = next
    },
    add: (socket: Socket): void => {
      open.set(socket, fault)
      socket.once('close', () => open.delete(socket))
      if (fault === 'refuse') socket.destroy()
    },
    faultOf: (session: SMTPServerSession): Fault => find(session)?.[1] ?? 'none',
    end: (session: SMTPServerSession): void => void find(session)?.[0].destroy(),
    endAll: (): void => {
      for (const socket of open.keys()) socket.destroy()
    },
    count: (): number => open.size,
  }
}

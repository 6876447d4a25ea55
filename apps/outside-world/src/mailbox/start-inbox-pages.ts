import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { portOf } from '../port-of.ts'
import { answerInbox, type Answer } from './answer-inbox.ts'
import { isFault, type Fault } from './fault.ts'
import type { Inbox } from './inbox.ts'

interface Pages {
  readonly address: string
  stop(): Promise<void>
}

interface Shown {
  readonly inbox: Inbox
  setFault(fault: Fault): void
}

/** Serves the received mails to people and to tests, on a free port. */
export async function startInboxPages({ inbox, setFault }: Shown): Promise<Pages> {
  const server = createServer((request, response) => {
    answerRequest(request)
      .then((answer) => send(response, answer))
      .catch(() => send(response, text(400, 'The request cannot be read.')))
  })

  async function answerRequest(request: IncomingMessage): Promise<Answer> {
    // Refuses other host names (DNS rebinding). Otherwise a site could point its name at this machine and read mails
    // whose links open accounts.
    if (!ownHosts(portOf(server)).includes(request.headers.host ?? '')) return text(403, 'Not under this name.')
    const url = new URL(request.url ?? '/', 'http://mailbox')
    if (request.method === 'PUT' && url.pathname === '/api/fault') return switchFault(await json(request))
    if (request.method !== 'GET') return text(405, 'Only reading is done here.')
    return answerInbox(inbox, url)
  }

  function switchFault(asked: unknown): Answer {
    const fault: unknown = typeof asked === 'object' && asked !== null ? Reflect.get(asked, 'fault') : null
    if (!isFault(fault)) return text(400, 'There is no such fault.')
    setFault(fault)
    return text(200, fault)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

const ownHosts = (port: number): readonly string[] => [`127.0.0.1:${port}`, `localhost:${port}`]

const text = (status: number, body: string): Answer => ({
  status,
  type: 'text/plain',
  policy: "default-src 'none'",
  body,
})

function send(response: ServerResponse, { status, type, policy, body }: Answer): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  response.end(body)
}

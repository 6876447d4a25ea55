import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'

export interface OwnServer {
  readonly port: number
  /** Sets the listener that answers all requests from now on. */
  answerWith(listener: RequestListener): void
  stop(): Promise<void>
}

/**
 * Listens on a free port of the loopback interface. The listener is set afterwards, because it needs the server's
 * address.
 */
export async function openServer(): Promise<OwnServer> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: portOf(server),
    answerWith: (listener) => void server.on('request', listener),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

const FORM_LIMIT_BYTES = 64 * 1024

/** Reads the fields of a posted form. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const part of request) {
    body += String(part)
    if (body.length > FORM_LIMIT_BYTES) throw new Error('The form is too large.')
  }
  return new URLSearchParams(body)
}

export const sendPage = (response: ServerResponse, html: string, status = 200): void =>
  void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html)

export const sendJson = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/**
 * Answers an unexpected error with 500 and its text, because a request without an answer would wait until its timeout.
 */
export const answering =
  (answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>): RequestListener =>
  (request, response) =>
    void answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end(String(error))
    })

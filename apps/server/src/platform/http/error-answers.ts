import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptsPages } from './accepts-pages.ts'
import { logFailure } from './log-failure.ts'
import type { SecurityHeaders } from './security-headers.ts'
import type { StartPages } from './start-pages.ts'

/** The message of each error status. It reveals nothing about our internals. */
const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request cannot be read.',
  404: 'Nothing was found at this address.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'This content type is not supported.',
  417: 'The Expect header of this request is not supported.',
  431: 'The request headers are too large.',
  500: 'Something went wrong. Try again in a moment.',
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** The body of an error answer, in the gateway's shape. */
const errorBody = (status: number): string =>
  JSON.stringify({ data: null, errors: [{ message: MESSAGES[status] ?? MESSAGES[status < 500 ? 400 : 500] }] })

const statusOf = (error: unknown): number => {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : null
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500
}

export const answerError = (reply: FastifyReply, status: number): FastifyReply =>
  reply.code(status).type(JSON_TYPE).send(errorBody(status))

/** Answers an error that a route threw. Errors of the caller get their status; ours are logged and masked. */
export function answerThrown(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const status = statusOf(error)
  if (status === 500) logFailure(request, error, 'a request failed')
  void answerError(reply, status)
}

/**
 * Answers an address the router cannot decode, such as `/buy/%zz`, for which no hook runs. A user who typed one gets the web
 * app, which explains it in their language.
 */
export const unreadableAddress =
  (headers: SecurityHeaders, pages: StartPages | null) =>
  (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    const status = statusOf(error)
    const isPage = pages !== null && acceptsPages(request)
    void reply.code(status).headers(headers(request.url, { isCode: isPage }))
    if (isPage) void reply.type('text/html; charset=utf-8').send(pages(request).page.html)
    else void answerError(reply, status)
  }

/** The status for each of Node's codes of an unreadable request. */
const CONNECTION_ERRORS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers on the raw connection, because there is no request object. */
export const brokenRequest =
  (headers: SecurityHeaders) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = CONNECTION_ERRORS[error.code ?? ''] ?? 400
    if (socket.writable) socket.write(rawAnswer(status, headers('/', { isCode: false })))
    socket.destroy(error)
  }

function rawAnswer(status: number, headers: Readonly<Record<string, string>>): string {
  const body = errorBody(status)
  const all = { ...headers, 'content-type': JSON_TYPE, 'content-length': Buffer.byteLength(body), connection: 'close' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}

/** Answers an unknown `Expect` header. Without a listener Node would answer it without our security headers. */
export function registerUnknownExpectations(app: FastifyInstance, headers: SecurityHeaders): void {
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const own = headers(request.url ?? '/', { isCode: false })
    response.writeHead(417, { ...own, 'content-type': JSON_TYPE }).end(errorBody(417))
  })
}

import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as Reporting from './report-error.ts'

interface Heard {
  readonly request: IncomingMessage
  readonly body: unknown
}

/** An HTTP server that records what arrives and answers like the real one. */
async function listen(status: number) {
  const heard: Heard[] = []
  const takeDown = async (request: IncomingMessage) => {
    heard.push({ request, body: JSON.parse(await text(request)) })
    server.emit('heard')
  }
  const server = createServer((request, response) => {
    void takeDown(request).then(() => response.writeHead(status).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has an address with a port.')
  return { server, heard, origin: `http://127.0.0.1:${address.port}` }
}

let end: Awaited<ReturnType<typeof listen>>
let reportError: (typeof Reporting)['reportError']

beforeEach(async () => {
  end = await listen(204)
  vi.stubGlobal('location', { origin: end.origin, pathname: '/day-plan/2026-11-21' })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.resetModules()
  ;({ reportError } = await import('./report-error.ts'))
  return () => {
    end.server.closeAllConnections()
    end.server.close()
  }
})
afterEach(() => {
  vi.unstubAllGlobals()
  // The errors reported here are expected.
  vi.restoreAllMocks()
})

it('posts a report as JSON and shows the error in the console', async () => {
  const error = new Error('The plate fell')
  reportError(error)
  await once(end.server, 'heard')
  const [{ request, body } = { request: null, body: null }] = end.heard
  expect([request?.method, request?.url, request?.headers['content-type']]).toEqual([
    'POST',
    '/reports/errors',
    'application/json',
  ])
  expect(body).toEqual({
    kind: 'error',
    message: 'Error: The plate fell',
    stack: expect.stringContaining('report-error.test.ts'),
    path: '/day-plan/2026-11-21',
    version: 'development',
  })
  expect(console.error).toHaveBeenCalledWith(error)
})

it('sends the same report once, and none about full storage', async () => {
  for (const message of ['one', 'one', 'two']) reportError(new Error(message))
  reportError(new DOMException('full', 'QuotaExceededError'))
  await vi.waitFor(() => expect(end.heard).toHaveLength(2))
})

it('never throws, not even when the server does not answer', async () => {
  end.server.close()
  await once(end.server, 'close')
  expect(() => reportError(new Error('nobody hears this'))).not.toThrow()
  vi.stubGlobal('location', undefined)
  expect(() => reportError(new Error('nor this'))).not.toThrow()
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from '../src/create-server.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'dayplate-web-'))
const ROUTES = [
  '/',
  '/content/$identifier',
  '/remove-account/$token',
  '/auth/activate/$token',
  '/auth/login/by-token/$token',
]
writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Dayplate</title>')
writeFileSync(path.join(folder, 'routes.json'), JSON.stringify(ROUTES))

let server: TestServer
let origin: URL
beforeAll(async () => {
  server = await startTestServer(folder)
  origin = new URL(await server.listen())
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8'
const get = (url: string, accept: string) => server.client.raw({ method: 'GET', url, headers: { accept } })

/** The raw answer of the server on a connection of its own. */
async function answerTo(request: string): Promise<string> {
  const socket = connect(Number(origin.port), origin.hostname)
  socket.write(request)
  return text(socket)
}

const HEAD = 'GET / HTTP/1.1\r\nHost: dayplate.example\r\nConnection: close\r\n'

describe('an unreadable request', () => {
  it.each([
    ['400', 'an address that cannot be read', `${HEAD.replace('/ ', '/%zz ')}\r\n`],
    ['400', 'no HTTP', 'HELLO\r\n\r\n'],
    ['417', 'an expectation nobody knows', `${HEAD}Expect: cake\r\n\r\n`],
    ['431', 'headers too large', `${HEAD}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('is answered %s with all headers, in our shape: %s', async (status, _, request) => {
    const [head = '', body = ''] = (await answerTo(request)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toMatch(/^content-security-policy: default-src 'none'; .*frame-ancestors 'none'/im)
    expect(head).toMatch(/^x-content-type-options: nosniff/im)
    expect(head).toMatch(/^referrer-policy: /im)
    expect(body).toMatch(/\{"data":null,"errors":\[\{"message":"[A-Z][^"{}]+\."\}\]\}/)
    expect(body).not.toMatch(/FST_|zz|statusCode/)
  })
})

describe('a route that fails', () => {
  it('reveals no reason and has all headers', async () => {
    const app = await createServer({ services: server.services, webFolder: null, logLevel: 'silent' })
    app.get('/fails', () => {
      throw new Error('password of the database')
    })
    const answer = await app.inject({ url: '/fails' })
    await app.close()
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { data: null, errors: [{ message: 'Something went wrong. Try again in a moment.' }] },
    ])
    expect(answer.headers).toHaveProperty('content-security-policy')
  })

  it("keeps the status of the caller's error", async () => {
    const answer = await server.client.raw({
      method: 'POST',
      url: '/reports/errors',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    })
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      400,
      { data: null, errors: [{ message: 'The request cannot be read.' }] },
    ])
  })
})

describe('a browser that opens an address', () => {
  it.each([
    ['with a dot', '/content/foo.bar', 404],
    ['that cannot be read', '/buy/%zz', 400],
    ['that breaks off within a letter', '/auth/reset-password/%E0%A4%A', 400],
    ['with NUL', '/remove-account/%00', 200],
    ['with NUL deeper down', '/auth/login/by-token/%00', 200],
    ['with NUL and a dot', '/content/foo%00.bar', 404],
    ['with two slashes and a backslash', '/content//%5cfoo', 404],
    ['longer than a name of a file', `/auth/activate/${'a'.repeat(5000)}`, 200],
    ['longer than a name of a file, with a dot', `/auth/activate/${'a'.repeat(5000)}.b`, 200],
    ['of a provider nobody knows', '/social/start/nobody', 404],
  ])('without a file gets the web app, which explains it: one %s', async (_, url, status) => {
    const answer = await get(url, HTML)
    expect([answer.status, answer.body]).toEqual([status, expect.stringContaining('<title>Dayplate</title>')])
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
  })

  it('with a dot keeps the policy of pages when nothing was modified', async () => {
    const first = await get('/auth/activate/foo.bar', HTML)
    const headers = { accept: HTML, 'if-none-match': String(first.headers['etag']) }
    const second = await server.client.raw({ method: 'GET', url: '/auth/activate/foo.bar', headers })
    expect(second.status).toBe(304)
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })

  it.each(['/assets/nope', '/pictures/x', '/reports/errors', '/assets/nope.js'])(
    'below which there are no screens gets no page: %s',
    async (url) => {
      const answer = await get(url, HTML)
      expect([answer.status, JSON.parse(answer.body)]).toMatchObject([404, { data: null }])
    },
  )
})

it.each(['/missing.js', '/content/foo.bar', '/buy/%zz', '/missing%00.js'])(
  'gets no page for a script or a picture: %s',
  async (url) => {
    expect((await get(url, '*/*')).headers['content-type']).toMatch(/^application\/json/)
  },
)

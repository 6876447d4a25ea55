import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from '../src/create-server.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

/** A minimal built web app. */
const folder = mkdtempSync(path.join(tmpdir(), 'dayplate-web-'))
mkdirSync(path.join(folder, 'assets'))
writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Dayplate</title>')
writeFileSync(path.join(folder, 'routes.json'), JSON.stringify(['/', '/$', '/home', '/day-plan/$date']))
writeFileSync(path.join(folder, 'sw.js'), '')
writeFileSync(path.join(folder, 'assets/picture.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
writeFileSync(path.join(folder, 'assets/code.js.map'), '{"version":3}')
writeFileSync(path.join(folder, 'sw.js.map'), '{"version":3}')
const SCRIPT = 'export const four = 2 + 2\n'.repeat(100)
const COMPRESSED = brotliCompressSync(SCRIPT)
writeFileSync(path.join(folder, 'assets/code.js'), SCRIPT)
writeFileSync(path.join(folder, 'assets/code.js.br'), COMPRESSED)

let server: TestServer
let production: FastifyInstance
beforeAll(async () => {
  server = await startTestServer(folder)
  production = await createServer({
    services: server.services,
    webFolder: folder,
    logLevel: 'silent',
    isProduction: true,
  })
})
afterAll(async () => {
  await production.close()
  await server.close()
  rmSync(folder, { recursive: true })
})

type Headers = Readonly<Record<string, unknown>>
const headersOf = async (url: string): Promise<Headers> => (await server.client.raw({ method: 'GET', url })).headers
const productionHeadersOf = async (url: string): Promise<Headers> => (await production.inject({ url })).headers

const policyOf = (headers: Headers): string => String(headers['content-security-policy'])

describe('every answer', () => {
  it.each(['/', '/day-plan/2026-11-21', '/sw.js', '/assets/picture.svg', '/assets/missing.js', '/health', '/graphql'])(
    'has all security headers: %s',
    async (url) => {
      expect(await headersOf(url)).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('geolocation=()'),
      })
    },
  )

  it.each(['/', '/no/such/page', '/sw.js'])('runs code under the policy of pages: %s', async (url) => {
    expect(policyOf(await headersOf(url))).toContain("script-src 'self'; ")
  })

  it.each(['/assets/picture.svg', '/health', '/assets/missing.js'])(
    'has a policy without code elsewhere: %s',
    async (url) => {
      expect(policyOf(await headersOf(url))).not.toMatch(/script-src|style-src|'self'/)
    },
  )

  it.each(['/', '/day-plan/2026-11-21?x=a.svg', '/sw.js', '/assets/picture.svg'])(
    'has the same policy when nothing was modified, because browsers keep the last one: %s',
    async (url) => {
      const first = await headersOf(url)
      const ifNoneMatch = { 'if-none-match': String(first['etag']) }
      const second = await server.client.raw({ method: 'GET', url, headers: ifNoneMatch })
      expect([second.status, policyOf(second.headers)]).toEqual([304, policyOf(first)])
    },
  )

  it('allows the gallery of pictures its one style and its one script', async () => {
    const headers = await headersOf('/gallery/food-pictures')
    expect(policyOf(headers)).toMatch(
      /^default-src 'none'; .*script-src 'sha256-[^']{44}'; style-src 'sha256-[^']{44}'; img-src 'self' data:$/,
    )
  })
})

describe('the referrer', () => {
  it.each([
    '/auth/reset-password/x',
    '/AUTH/reset-password%2fabc',
    '/auth/%6cogin/by-token/x',
    '/auth/login/by-token/x',
    '/auth/login/via-apple?id_token=x',
    '/auth/activate/x',
    '/remove-account/x',
    '/cart/confirm/x',
    '/buy/thank-you/x',
    '/shared-list/x',
    '/calendar/x.ics',
  ])('is never sent from %s, which no search engine lists', async (url) => {
    expect(await headersOf(url)).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
  })

  it('of other pages is sent to other sites without the path', async () => {
    expect((await headersOf('/day-plan'))['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })
})

describe('a server in production', () => {
  it('allows only https and sends violations to the Reporting API', async () => {
    const headers = await productionHeadersOf('/')
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'reporting-endpoints': 'policy="/reports/policy"',
    })
    expect(policyOf(headers)).toMatch(/report-to policy; upgrade-insecure-requests$/)
  })

  it('is the only one that does so', async () => {
    const headers = await headersOf('/')
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('reporting-endpoints')
    expect(policyOf(headers)).not.toMatch(/report-to|upgrade-insecure-requests/)
  })

  it.each(['/gallery/food-pictures', '/gallery/food-pictures?x', '/gallery%2Ffood-pictures'])(
    'answers %s for developers like an address that does not exist',
    async (url) => {
      const [gallery, nothing] = [await production.inject({ url }), await production.inject({ url: '/no/such/page' })]
      expect([gallery.statusCode, gallery.body]).toEqual([nothing.statusCode, nothing.body])
    },
  )

  it.each(['/assets/code.js.map', '/sw.js.map', '/assets/code.js%2Emap'])(
    'serves no sources, whatever lies in the folder: %s',
    async (url) => {
      expect((await production.inject({ url })).statusCode).toBe(404)
      expect((await server.client.raw({ method: 'GET', url })).status).toBe(200)
    },
  )

  it.each(['{ __schema { types { name } } }', '{ __type(name: "Me") { fields { name } } }'])(
    'reveals no schema: %s',
    async (query) => {
      const payload = { query }
      const asked = await production.inject({ method: 'POST', url: '/graphql', payload })
      const inDevelopment = await server.client.call(query)
      expect([asked.statusCode, inDevelopment.status]).toEqual([400, 200])
      expect(asked.json()).toMatchObject({ data: null, errors: [{ extensions: { code: 'GRAPHQL_VALIDATION' } }] })
    },
  )

  it('answers the names of types, which clients need for caching', async () => {
    const asked = await production.inject({ method: 'POST', url: '/graphql', payload: { query: '{ __typename }' } })
    expect(asked.json()).toEqual({ data: { __typename: 'Query' } })
  })

  it.each([
    ['a field', '{ serverCod }'],
    ['an argument', '{ dailyDietPlan(dat: "2026-11-21") { __typename } }'],
    ['a type', '{ dailyDietPlan(date: "2026-11-21") { ... on DailyDietPlanNorma { __typename } } }'],
    ['a variable', 'query ($d: Dat!) { dailyDietPlan(date: $d) { __typename } }'],
  ])('gives no hint for guessing the name of %s', async (_, query) => {
    const asked = await production.inject({ method: 'POST', url: '/graphql', payload: { query } })
    expect(asked.statusCode).toBe(400)
    expect(asked.body).not.toMatch(/did you mean/i)
  })

  it.each([
    ['a variable lacks', 'mutation ($r: RegistrationInput!) { register(request: $r) { __typename } }', { r: {} }],
    [
      'a variable has too much',
      'mutation ($r: RegistrationInput!) { register(request: $r) { __typename } }',
      { r: { x: 1 } },
    ],
    ['an input lacks', 'mutation { register(request: {}) { __typename } }', {}],
    ['a call lacks', '{ dailyDietPlan { __typename } }', {}],
  ])('never reveals what %s', async (_, query, variables) => {
    // Repeated, because the library compiles a query it has seen before.
    for (let i = 0; i < 3; i += 1) {
      const asked = await production.inject({ method: 'POST', url: '/graphql', payload: { query, variables } })
      expect(asked.statusCode).toBe(400)
      expect(asked.json().errors[0]).toEqual({
        message: 'The request does not match the schema.',
        extensions: { code: 'GRAPHQL_VALIDATION' },
      })
    }
    const inDevelopment = await server.client.call(query, { variables })
    expect(inDevelopment.errors[0]?.message).toMatch(/got invalid value|"(RegistrationInput\.)?(email|date)"/)
  })
})

describe('a built file', () => {
  it('is sent in its compressed form from the build, with its length', async () => {
    const answer = await server.client.raw({
      method: 'GET',
      url: '/assets/code.js',
      headers: { 'accept-encoding': 'br' },
    })
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(COMPRESSED.length),
      'content-type': expect.stringContaining('/javascript'),
      'cache-control': expect.stringContaining('immutable'),
      vary: expect.stringContaining('accept-encoding'),
    })
  })

  it('is sent uncompressed to a browser that accepts nothing else', async () => {
    const answer = await server.client.raw({
      method: 'GET',
      url: '/assets/code.js',
      headers: { 'accept-encoding': 'identity' },
    })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.body).toBe(SCRIPT)
    expect(answer.headers).toMatchObject({ vary: expect.stringContaining('accept-encoding') })
  })
})

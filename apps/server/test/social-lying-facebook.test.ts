import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { providersFrom } from './tools/social-server.ts'
import { SocialVisitor } from './tools/social-visitor.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const APP_ID = '42'
const APP_SECRET = 'facebook keeps this too'

interface Answers {
  readonly token?: object
  readonly debug?: object
  readonly me?: object
}

const HONEST = {
  token: { access_token: 'AT' },
  debug: { data: { app_id: APP_ID, user_id: '7', is_valid: true, type: 'USER' } },
  me: { id: '7', email: 'seven@example.com' },
} as const

let facebook: Server
let apiUrl: string
let answers: Answers = {}
let asked: URL[] = []
let server: TestServer

beforeAll(async () => {
  facebook = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    asked.push(url)
    const { token, debug, me } = { ...HONEST, ...answers }
    const body = { 'oauth/access_token': token, debug_token: debug, me }[url.pathname.replace(/^\/v[\d.]+\//, '')]
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}))
  }).listen(0, '127.0.0.1')
  await once(facebook, 'listening')
  const address = facebook.address()
  apiUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
})
afterAll(async () => {
  facebook.closeAllConnections()
  facebook.close()
  await once(facebook, 'close')
})
beforeEach(async () => {
  asked = []
  const variables = { FACEBOOK_APP_ID: APP_ID, FACEBOOK_APP_SECRET: APP_SECRET, FACEBOOK_API_URL: apiUrl }
  server = await startTestServer(null, { socialProviders: providersFrom(variables) })
})
afterEach(() => server.close())

async function handoff(lies: Answers): Promise<string | null> {
  answers = lies
  const visitor = new SocialVisitor(server)
  const { location } = await visitor.go('GET', '/social/start/facebook?flow=login')
  const state = new URL(location).searchParams.get('state') ?? ''
  const landed = await visitor.go('GET', `/social/callback/facebook?code=c&state=${state}`)
  return new URL(landed.location, apiUrl).searchParams.get('code')
}

describe('Facebook', () => {
  it('is trusted if every check passes, and gets the proof of our secret', async () => {
    expect(await handoff({})).not.toBeNull()
    const me = asked.find(({ pathname }) => pathname.endsWith('/me'))
    expect(me?.searchParams.get('appsecret_proof')).toBe(createHmac('sha256', APP_SECRET).update('AT').digest('hex'))
  })

  it.each([
    ['a token of another app', { debug: { data: { ...HONEST.debug.data, app_id: '43' } } }],
    ['a token that is no longer valid', { debug: { data: { ...HONEST.debug.data, is_valid: false } } }],
    ['a token of an app in the place of a person', { debug: { data: { ...HONEST.debug.data, type: 'APP' } } }],
    ['a token of nobody', { debug: { data: { app_id: APP_ID, is_valid: true, type: 'USER' } } }],
    ['somebody else than the token’s owner', { me: { ...HONEST.me, id: '8' } }],
    ['nobody', { me: { email: 'seven@example.com' } }],
    ['no token', { token: { error: { message: 'no' } } }],
    ['an error with status 200', { debug: { error: { message: 'no' } } }],
  ] as const satisfies readonly (readonly [string, Answers])[])('is not trusted with %s', async (_, lies) => {
    expect(await handoff(lies)).toBeNull()
  })

  it('never gets the secret in an address', async () => {
    await handoff({})
    const exchange = asked.find(({ pathname }) => pathname.endsWith('/oauth/access_token'))
    expect(exchange?.search).toBe('')
  })
})

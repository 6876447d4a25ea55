import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answering, openServer, readForm, sendJson, sendPage } from './own-server.ts'
import { peoplePage } from './people-page.ts'
import { readPerson, type Person } from './person.ts'
import { randomSecret } from './random-secret.ts'

export interface FacebookStandIn {
  readonly address: string
  stop(): Promise<void>
}

interface App {
  readonly appId: string
  readonly appSecret: string
  readonly redirectUri: string
}

interface Issued {
  readonly person: Person
  /** The parameters with which the dialog was opened. */
  readonly asked: URLSearchParams
}

const VERSIONED = /^\/v\d+\.\d+(?=\/)/

/** Imitates the parts of Facebook that a login needs: the dialog, the exchange of the code, `debug_token` and `me`. */
export async function facebookStandIn(app: App): Promise<FacebookStandIn> {
  const server = await openServer()
  const address = `http://127.0.0.1:${server.port}`
  const codes = new Map<string, Issued>()
  const tokens = new Map<string, Person>()
  server.answerWith(
    answering(async (request, response) => {
      const url = new URL(request.url ?? '/', address)
      const form = request.method === 'POST' ? await readForm(request) : url.searchParams
      switch (url.pathname.replace(VERSIONED, '')) {
        case '/dialog/oauth':
          return dialog(app, codes, { url, request, response, form })
        case '/oauth/access_token':
          return exchange(app, { codes, tokens }, { form, response })
        case '/debug_token':
          return debugToken(app, tokens, { form, response })
        case '/me':
          return me(app, tokens, { form, response })
        default:
          return refuse(response, 404)
      }
    }),
  )
  return { address, stop: server.stop }
}

interface Question {
  readonly form: URLSearchParams
  readonly response: ServerResponse
}

interface Visit extends Question {
  readonly url: URL
  readonly request: IncomingMessage
}

const refuse = (response: ServerResponse, status = 400): void =>
  sendJson(response, status, { error: { message: 'refused', type: 'OAuthException' } })

function dialog(app: App, codes: Map<string, Issued>, { url, request, response, form }: Visit): void {
  const asked = url.searchParams
  const isOurs = asked.get('client_id') === app.appId && asked.get('redirect_uri') === app.redirectUri
  if (!isOurs) return refuse(response)
  if (request.method !== 'POST') {
    return sendPage(response, peoplePage({ provider: 'Facebook', action: url.pathname + url.search }))
  }
  const person = readPerson(form)
  const back = new URL(app.redirectUri)
  back.searchParams.set('state', asked.get('state') ?? '')
  if (person === null) back.searchParams.set('error', 'access_denied')
  else {
    const code = randomSecret()
    codes.set(code, { person, asked })
    back.searchParams.set('code', code)
  }
  response.writeHead(303, { location: back.href }).end()
}

function exchange(
  app: App,
  { codes, tokens }: { readonly codes: Map<string, Issued>; readonly tokens: Map<string, Person> },
  { form, response }: Question,
): void {
  const code = form.get('code') ?? ''
  const issued = codes.get(code)
  codes.delete(code)
  const isApp = form.get('client_id') === app.appId && form.get('client_secret') === app.appSecret
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  const isSameWay = issued?.asked.get('code_challenge') === challenge && form.get('redirect_uri') === app.redirectUri
  if (issued === undefined || !isApp || !isSameWay) return refuse(response)
  const token = randomSecret()
  tokens.set(token, issued.person)
  return sendJson(response, 200, { access_token: token, token_type: 'bearer', expires_in: 3600 })
}

function debugToken(
  { appId, appSecret }: App,
  tokens: ReadonlyMap<string, Person>,
  { form, response }: Question,
): void {
  const person = tokens.get(form.get('input_token') ?? '')
  if (form.get('access_token') !== `${appId}|${appSecret}` || person === undefined) return refuse(response)
  return sendJson(response, 200, { data: { app_id: appId, user_id: person.subject, is_valid: true, type: 'USER' } })
}

function me(app: App, tokens: ReadonlyMap<string, Person>, { form, response }: Question): void {
  const token = form.get('access_token') ?? ''
  const person = tokens.get(token)
  const proof = createHmac('sha256', app.appSecret).update(token).digest('hex')
  if (person === undefined || form.get('appsecret_proof') !== proof) return refuse(response)
  const { subject, name, email } = person
  return sendJson(response, 200, { id: subject, first_name: name, ...(email === null ? {} : { email }) })
}

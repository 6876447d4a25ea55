import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Arrival, Departure, ProviderPerson, SocialProvider } from './social-provider.ts'
import { readPerson } from './read-person.ts'

export interface FacebookSettings {
  /** The consent dialog: https://www.facebook.com. */
  readonly dialogUrl: string
  /** The API our server calls: https://graph.facebook.com. */
  readonly apiUrl: string
  readonly appId: string
  readonly appSecret: string
}

const VERSION = 'v23.0'
/** How long to wait for each answer. */
const TIMEOUT_MS = 5_000

const tokenSchema = z.object({ access_token: z.string().min(1).max(2_000) })
const debugSchema = z.object({
  data: z.object({
    app_id: z.coerce.string(),
    user_id: z.coerce.string(),
    is_valid: z.literal(true),
    type: z.literal('USER'),
  }),
})
const personSchema = z.object({ id: z.string(), email: z.unknown().optional(), first_name: z.unknown().optional() })

/**
 * Facebook speaks OAuth without OpenID Connect, so no token says which app it was issued for. The server therefore asks
 * Facebook about the access token (`debug_token`: issued to us, and for whom), and sends it only together with the proof that
 * we hold the app's secret. Facebook's e-mail address never counts as verified.
 */
export function facebookProvider(settings: FacebookSettings): SocialProvider {
  return {
    addressFor: (departure) => Promise.resolve(addressFor(settings, departure)),
    identify: (arrival) => identify(settings, arrival),
  }
}

function addressFor({ dialogUrl, appId }: FacebookSettings, departure: Departure): URL {
  const url = new URL(`${dialogUrl}/${VERSION}/dialog/oauth`)
  url.search = new URLSearchParams({
    client_id: appId,
    redirect_uri: departure.redirectUri,
    response_type: 'code',
    scope: 'public_profile,email',
    state: departure.state,
    code_challenge: createHash('sha256').update(departure.codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString()
  return url
}

async function identify(settings: FacebookSettings, arrival: Arrival): Promise<ProviderPerson> {
  const code = arrival.answer.get('code')
  if (code === null || arrival.answer.get('state') !== arrival.state) throw new Error('the answer has no code of ours')
  const { appId, appSecret } = settings
  const exchange = { client_id: appId, client_secret: appSecret, redirect_uri: arrival.redirectUri, code }
  const { access_token: token } = tokenSchema.parse(
    await ask(settings, 'oauth/access_token', { ...exchange, code_verifier: arrival.codeVerifier }),
  )
  const asApp = { input_token: token, access_token: `${appId}|${appSecret}` }
  const { data } = debugSchema.parse(await ask(settings, 'debug_token', asApp))
  if (data.app_id !== appId) throw new Error('the access token was issued for another app')
  const proof = createHmac('sha256', appSecret).update(token).digest('hex')
  const asPerson = { access_token: token, appsecret_proof: proof, fields: 'id,email,first_name' }
  const person = personSchema.parse(await ask(settings, 'me', asPerson))
  if (person.id !== data.user_id) throw new Error('the access token is somebody else’s')
  return readPerson({ subject: person.id, email: person.email, isEmailVerified: false, name: person.first_name })
}

/** Sends the parameters in the body, because secrets in addresses end up in logs. */
async function ask({ apiUrl }: FacebookSettings, path: string, parameters: Record<string, string>): Promise<unknown> {
  const url = new URL(`${apiUrl}/${VERSION}/${path}`)
  const isExchange = path === 'oauth/access_token'
  if (!isExchange) url.search = new URLSearchParams(parameters).toString()
  const response = await fetch(url, {
    ...(isExchange ? { method: 'POST', body: new URLSearchParams(parameters) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

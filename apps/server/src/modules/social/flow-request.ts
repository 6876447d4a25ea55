import type { ProviderName } from '@dayplate/rules/social'
import { safeReturnPath } from '@dayplate/rules/navigation'

export const FLOWS = ['login', 'register', 'activate', 'link'] as const

/** Why a person goes to a provider: to log in, to sign up, to do either with an access code, or to add the provider. */
export type Flow = (typeof FLOWS)[number]

/** Intents that the specification's return routes know. Any other one is dropped. */
const INTENTS: ReadonlySet<string> = new Set(['stripe_login', 'stripe', 'register', 'cart_register'])

/** What a screen asks for when it sends a person to a provider. It gets the same back when they return. */
export interface FlowRequest {
  readonly flow: Flow
  readonly intent: string | null
  /** The page that was wanted before. */
  readonly wantedPage: string | null
}

/** Screens that send people to providers, by the address they name for the return. */
const FLOW_OF_SCREEN: ReadonlyMap<string, Flow> = new Map([
  ['/auth/login', 'login'],
  ['/auth/register', 'register'],
  ['/auth/activate', 'activate'],
  ['/settings', 'link'],
])

/** Only the path is read, so that no address leads away from us. */
const HERE = 'https://here.invalid'

/** The request of a screen's `returnUrl` and `state`; null when the address is of no screen that does this. */
export function readRequest({
  returnUrl,
  state,
}: {
  readonly returnUrl: string
  readonly state: string
}): FlowRequest | null {
  const url = URL.parse(returnUrl, HERE)
  const flow = FLOW_OF_SCREEN.get(url?.pathname ?? '')
  return url === null || flow === undefined ? null : toRequest(flow, state, url.searchParams.get('from'))
}

/** The request that one of our own addresses carries. */
export function readOwnRequest(query: URLSearchParams): FlowRequest {
  const flow = FLOWS.find((one) => one === query.get('flow')) ?? 'login'
  return toRequest(flow, query.get('state'), query.get('from'))
}

const toRequest = (flow: Flow, intent: string | null, from: string | null): FlowRequest => ({
  flow,
  intent: intent !== null && INTENTS.has(intent) ? intent : null,
  wantedPage: safeReturnPath(from),
})

/** The path of ours that starts a flow with this provider. One that adds the provider carries the ticket of whose account it is. */
export function startPath(
  provider: ProviderName,
  { flow, intent, wantedPage }: FlowRequest,
  ticket: string | null = null,
): string {
  return withQuery(`/social/start/${provider}`, { flow, state: intent, from: wantedPage, ticket })
}

/** Where the provider sends people back to: one address for each, so that one cannot speak for another (RFC 9700, section 4.4). */
export const callbackPath = (provider: ProviderName): string => `/social/callback/${provider}`

export interface Return {
  readonly request: FlowRequest
  readonly provider: ProviderName
  /** Null when the provider named nobody. */
  readonly handoff: string | null
  /** The person changed their mind there. */
  readonly isCancelled?: boolean
}

/** The specification's address of the screen that continues. Apple's hand-off comes in another parameter. */
export function returnPath({ request, provider, handoff, isCancelled = false }: Return): string {
  const screen = request.flow === 'link' ? `/settings/via-${provider}` : `/auth/${request.flow}/via-${provider}`
  const secret = provider === 'apple' ? { id_token: handoff } : { code: handoff }
  return withQuery(screen, {
    ...secret,
    error: isCancelled ? 'cancelled' : null,
    state: request.intent,
    from: request.wantedPage,
  })
}

function withQuery(path: string, parameters: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) if (value !== null) query.set(name, value)
  return query.size === 0 ? path : `${path}?${query.toString()}`
}

import type { ProviderName } from '@dayplate/rules/social'
import { safeReturnPath } from '@dayplate/rules/navigation'

export const FLOWS = ['login', 'register', 'activate', 'link'] as const

/** Why a user goes to a provider: to log in, to register, to do either with an access code, or to link the provider. */
export type Flow = (typeof FLOWS)[number]

/** Intents that the return addresses of the specification know. Any other one is dropped. */
const INTENTS: ReadonlySet<string> = new Set(['stripe_login', 'stripe', 'register', 'cart_register'])

/** What a screen wants when it sends a user to a provider. It gets the same back on return. */
export interface FlowRequest {
  readonly flow: Flow
  readonly intent: string | null
  /** The page the user wanted before they had to log in. */
  readonly wantedPage: string | null
}

/** Screens that send users to providers, by the return address they name. */
const FLOW_OF_SCREEN: ReadonlyMap<string, Flow> = new Map([
  ['/auth/login', 'login'],
  ['/auth/register', 'register'],
  ['/auth/activate', 'activate'],
  ['/settings', 'link'],
])

/** Only the path is used, so that no return address leads to another site. */
const HERE = 'https://here.invalid'

/** Reads the request of a screen from its `returnUrl` and `state`; null for an address of any other screen. */
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

/** Reads the request from the query of our own start address. */
export function readOwnRequest(query: URLSearchParams): FlowRequest {
  const flow = FLOWS.find((one) => one === query.get('flow')) ?? 'login'
  return toRequest(flow, query.get('state'), query.get('from'))
}

const toRequest = (flow: Flow, intent: string | null, from: string | null): FlowRequest => ({
  flow,
  intent: intent !== null && INTENTS.has(intent) ? intent : null,
  wantedPage: safeReturnPath(from),
})

/** The path that starts a flow with this provider. A flow that links the provider carries the ticket of the account. */
export function startPath(
  provider: ProviderName,
  { flow, intent, wantedPage }: FlowRequest,
  ticket: string | null = null,
): string {
  return withQuery(`/social/start/${provider}`, { flow, state: intent, from: wantedPage, ticket })
}

/**
 * The address the provider redirects to. Each provider has its own, so that one cannot answer for another (RFC 9700, section
 * 4.4).
 */
export const callbackPath = (provider: ProviderName): string => `/social/callback/${provider}`

export interface Return {
  readonly request: FlowRequest
  readonly provider: ProviderName
  /** Null when the provider did not identify the user. */
  readonly handoff: string | null
  /** The user cancelled at the provider. */
  readonly isCancelled?: boolean
}

/** The specification's address of the screen that continues. Apple's hand-off has another parameter name. */
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

import { gatewayHeaders } from './gateway-headers.ts'
import { LONGEST_WAIT_MS } from './longest-wait.ts'

export interface GraphqlPost {
  /** The operation's label in logs, as in `operation-address.ts`: `q=WhoIsHere`, `m=Logout`. */
  readonly address: `${'q' | 'm'}=${string}`
  readonly query: unknown
  readonly variables?: object
  readonly token: string | null
  /** Whether the call outlives the page. */
  readonly keepalive?: boolean
}

/**
 * Makes one call without the gateway's client, for pages that render before its code is loaded and for pages that explain a
 * refused session themselves. Null when no answer arrived in time.
 */
export function postGraphql({
  address,
  query,
  variables,
  token,
  keepalive = false,
}: GraphqlPost): Promise<Response | null> {
  const headers = { 'Content-Type': 'application/json', ...gatewayHeaders(token) }
  const body = JSON.stringify({ query, variables })
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
  return fetch(`/graphql?${address}`, { method: 'POST', keepalive, headers, body, signal }).catch(() => null)
}

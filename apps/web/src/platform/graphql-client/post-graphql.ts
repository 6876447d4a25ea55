import { gatewayHeaders } from './gateway-headers.ts'
import { LONGEST_WAIT_MS } from './longest-wait.ts'

export interface GraphqlPost {
  /** How logs name it, as `operation-address.ts` does: `q=WhoIsHere`, `m=Logout`. */
  readonly address: `${'q' | 'm'}=${string}`
  readonly query: unknown
  readonly variables?: object
  readonly token: string | null
  /** Whether the call outlives the page. */
  readonly keepalive?: boolean
}

/**
 * One call beside the gateway's connection: for pages that are drawn before its code is there, and for those that meet a refused
 * session with words of their own. Null where nobody answered in time.
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

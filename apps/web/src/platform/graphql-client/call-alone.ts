import { gatewayHeaders } from './gateway-headers.ts'

export interface LoneCall {
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
 * session with words of their own. Null where nobody answered.
 */
export function callAlone({ address, query, variables, token, keepalive = false }: LoneCall): Promise<Response | null> {
  const headers = { 'Content-Type': 'application/json', ...gatewayHeaders(token) }
  const body = JSON.stringify({ query, variables })
  return fetch(`/graphql?${address}`, { method: 'POST', keepalive, headers, body }).catch(() => null)
}

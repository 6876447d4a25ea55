import { gatewayHeaders } from '../../../platform/graphql-client/gateway-headers.ts'

interface Ending {
  /** Of the mutation, for logs. */
  readonly name: 'Logout' | 'EndSession'
  readonly query: unknown
  readonly variables?: { readonly tokenHash: string }
  readonly token: string | null
}

/** The server does not know the session, so there is none to end. */
const UNKNOWN_SESSION = 401

/**
 * Asks the server by itself to end a session, for the gateway's code may not be there when there is no connection; whether the
 * session has ended. The request outlives the page.
 */
export async function askToEnd({ name, token, ...asked }: Ending): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json', ...gatewayHeaders(token) }
  const request = { method: 'POST', keepalive: true, headers, body: JSON.stringify(asked) } as const
  try {
    const answer = await fetch(`/graphql?m=${name}`, request)
    if (answer.status === UNKNOWN_SESSION) return true
    const said: unknown = await answer.json()
    return answer.ok && typeof said === 'object' && said !== null && !('errors' in said)
  } catch {
    return false
  }
}

import { gatewayHeaders } from '../../platform/graphql-client/gateway-headers.ts'
import { endSession, readToken } from '../../platform/session/session.ts'

/** As text, for the gateway's code may not be there when there is no connection. */
const LOGOUT = 'mutation Logout { me { logout { code } } }'

/**
 * Clears this browser at once, whatever the connection is like, and then revokes the session on the server. The request
 * outlives the page, which reloads a moment later; it carries the token it ends, so it cannot end a newer session.
 */
export function logOut(): void {
  const token = readToken()
  endSession()
  if (token !== null) void revoke(token)
}

async function revoke(token: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json', ...gatewayHeaders(token) }
  const request = { method: 'POST', keepalive: true, headers, body: JSON.stringify({ query: LOGOUT }) } as const
  // Nobody answers: this browser has forgotten the token all the same.
  await fetch('/graphql?m=Logout', request).catch(() => {})
}

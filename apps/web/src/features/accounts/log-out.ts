import { forgetLeftSession, keepLeftSession } from '../../platform/session/left-sessions.ts'
import { endSession, readToken } from '../../platform/session/session.ts'
import { askToEnd } from './ask-to-end.ts'

const LOGOUT = 'mutation Logout { me { logout { code } } }'

/**
 * Clears this browser at once, whatever the connection is like, and then revokes the session on the server. The request
 * carries the token it ends, so it cannot end a newer session.
 */
export function logOut(): void {
  const token = readToken()
  endSession()
  if (token !== null) void revoke(token)
}

/** Until somebody has answered the token's hash is kept, by which the session can be ended later. */
async function revoke(token: string): Promise<void> {
  const asked = askToEnd(LOGOUT, token)
  const hash = await hashOf(token).catch(() => null)
  if (hash !== null) keepLeftSession(hash)
  if ((await asked) && hash !== null) forgetLeftSession(hash)
}

/** SHA-256 in hexadecimal, as the server keeps it. Rejects where a browser computes none: on a plain http address. */
async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

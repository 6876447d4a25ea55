import { clearLeftSession, keepLeftSession } from './left-sessions.ts'
import { endSession, readToken } from '../../../platform/session/session.ts'
import { askToEnd } from './ask-to-end.ts'
import { LogoutDocument } from './logout.gen.ts'

/**
 * Clears this browser at once, whatever the connection is like, and then revokes the session on the server. The request
 * carries the token it ends, so it cannot end a newer session. Until somebody has answered the token's hash is kept, by which
 * the session can be ended later; the promise says that it is, or that this browser computes none: on a plain http address.
 */
export async function logOut(): Promise<void> {
  const token = readToken()
  endSession()
  if (token === null) return
  const asked = askToEnd({ address: 'm=Logout', query: LogoutDocument, token })
  const hash = await hashOf(token).catch(() => null)
  if (hash === null) return
  keepLeftSession(hash)
  void asked.then((isOver) => isOver && clearLeftSession(hash))
}

/** SHA-256 in hexadecimal, as the server keeps it. */
async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

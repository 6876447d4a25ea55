import { clearLeftSession, keepLeftSession } from './left-sessions.ts'
import { endSession, readToken } from '../../../platform/session/session.ts'
import { askToEnd } from './ask-to-end.ts'
import { LogoutDocument } from './logout.gen.ts'

/**
 * Clears this browser at once, whatever the connection is like, and then ends the session on the server. The request carries the
 * token it ends, so it cannot end a newer session. The hash of the token is kept until the server has answered, so that the
 * session can be ended later. The promise resolves when the hash is kept, or at once in a browser that computes no hash because
 * the address is plain http.
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

/** SHA-256 in hexadecimal, as the server expects it. */
async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

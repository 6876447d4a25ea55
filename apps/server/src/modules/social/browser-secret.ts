import { isSecret, makeSecret } from './flow-secrets.ts'

/** The secret that ties a flow to one browser. */
export interface BrowserSecret {
  readonly secret: string
  /** The header that stores the secret in the browser for as long as a flow takes. */
  readonly setCookie: string
}

/** A flow takes at most ten minutes, and its outcome waits five. */
const COOKIE_SECONDS = 15 * 60

/**
 * Over https the name has the prefix that no other site, subdomain or plain connection can write (RFC 6265bis, section 4.1.3).
 */
export const cookieName = (publicUrl: string): string => (isSecure(publicUrl) ? '__Host-social' : 'social')

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/** The secret of this browser; null when it has none. */
export function readBrowserSecret(publicUrl: string, readCookie: (name: string) => string | null): string | null {
  const secret = readCookie(cookieName(publicUrl))
  return secret !== null && isSecret(secret) ? secret : null
}

/**
 * The browser's secret, made when it has none. It stays the same between flows, so that two tabs can run flows at once. `Lax`
 * suffices for Apple too: its posted answer is turned into a redirect before the cookie is read.
 */
export function keepBrowserSecret(
  publicUrl: string,
  known: string | null,
  randomBytes: (size: number) => Uint8Array,
): BrowserSecret {
  const secret = known ?? makeSecret(randomBytes)
  const secure = isSecure(publicUrl) ? '; Secure' : ''
  const setCookie = `${cookieName(publicUrl)}=${secret}; Max-Age=${COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`
  return { secret, setCookie }
}

import { isSecret, makeSecret } from './flow-secrets.ts'

/** What the browser's answer must carry for a flow to belong to it. */
export interface BrowserSecret {
  readonly secret: string
  /** The header that keeps it in the browser for as long as a flow takes. */
  readonly setCookie: string
}

/** A flow takes at most ten minutes. Its outcome waits five. */
const COOKIE_SECONDS = 15 * 60

/** Over https with the prefix that no other site, subdomain or plain connection can write (RFC 6265bis, section 4.1.3). */
export const cookieName = (publicUrl: string): string => (isSecure(publicUrl) ? '__Host-social' : 'social')

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/** The secret a browser has, or null. */
export function readBrowserSecret(publicUrl: string, readCookie: (name: string) => string | null): string | null {
  const secret = readCookie(cookieName(publicUrl))
  return secret !== null && isSecret(secret) ? secret : null
}

/**
 * The browser's secret, a new one if it has none: kept while it is used, so that two tabs can be on their way at once. `Lax` is
 * enough for Apple too, whose posted answer is turned into an address before the cookie is asked for.
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

/** Longest return path, in characters: longer than any of ours, shorter than servers refuse. */
const MAX_LENGTH = 2000

/** Only used to parse the path; the host is ignored. */
const HERE = 'https://here.invalid'

const NEVER_RETURNED_TO: ReadonlySet<string> = new Set(['/auth/login', '/auth/logout'])

/**
 * Returns the wanted page if it belongs to this site, else null. The text comes from the address bar, a form or a call,
 * so anyone may have written it. Browser and server call this before any redirect: after login, and before they tell a
 * payment or login provider where to send people back.
 *
 * It requires one leading slash and allows no `//`, no backslash (browsers read it as a slash) and no control
 * characters (browsers drop them, so `/<tab>/evil` is `//evil`). It refuses escapes in the path that some readers take
 * for a slash, escapes that cannot be decoded, and the login and logout pages in any escaping. The result is the path
 * as browsers read it, with query and fragment; checking it again gives the same result.
 */
export function safeReturnPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || wanted.length > MAX_LENGTH) return null
  if (!wanted.startsWith('/') || /[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(wanted)) return null
  const url = URL.parse(wanted, HERE)
  if (!url || url.origin !== HERE || url.pathname.includes('//')) return null
  const page = routedPath(url.pathname)
  return page === null || NEVER_RETURNED_TO.has(page) ? null : url.pathname + url.search + url.hash
}

/** Escapes that a router or a proxy may read as a slash. */
const ESCAPED_SLASH = /%(2f|5c)/i

/** The path as routers compare it; null when routers may differ. */
function routedPath(pathname: string): string | null {
  if (ESCAPED_SLASH.test(pathname)) return null
  try {
    return decodeURIComponent(pathname).replace(/\/$/, '').toLowerCase()
  } catch {
    return null
  }
}

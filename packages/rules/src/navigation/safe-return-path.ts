/** Longest path we go back to, in characters: longer than any of ours, shorter than what servers refuse. */
const MAX_LENGTH = 2000

/** Only the shape of a path matters here; the host is never used. */
const HERE = 'https://here.invalid'

const NEVER_RETURNED_TO: ReadonlySet<string> = new Set(['/auth/login', '/auth/logout'])

/**
 * The wanted page, if it is one of ours: it comes from the address bar, a form or a call, where anybody may have written
 * it. Both sides ask here before any redirect: after logging in, and before an operator is told where to send people back.
 *
 * One leading slash, no `//`, no backslash (browsers read it as a slash) and no control characters (browsers drop them, so
 * `/<tab>/evil` is `//evil`). No escapes in the path that one reader takes for a slash and another does not, nor any that
 * nobody can read. Never the login or logout page, however it is escaped. Everything else is null. What is returned is the
 * path as browsers read it, with query and fragment, and may be checked again with the same result.
 */
export function safeReturnPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || wanted.length > MAX_LENGTH) return null
  if (!wanted.startsWith('/') || /[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(wanted)) return null
  const url = URL.parse(wanted, HERE)
  if (!url || url.origin !== HERE || url.pathname.includes('//')) return null
  const page = routedPath(url.pathname)
  return page === null || NEVER_RETURNED_TO.has(page) ? null : url.pathname + url.search + url.hash
}

/** Escapes that a router or a proxy may take for a slash. */
const ESCAPED_SLASH = /%(2f|5c)/i

/** The path as routers compare it; null where they may differ. */
function routedPath(pathname: string): string | null {
  if (ESCAPED_SLASH.test(pathname)) return null
  try {
    return decodeURIComponent(pathname).replace(/\/$/, '').toLowerCase()
  } catch {
    return null
  }
}

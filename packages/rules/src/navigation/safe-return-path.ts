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
 * `/<tab>/evil` is `//evil`). Never the login or logout page. Everything else is null. What is returned is the path as
 * browsers read it, with query and fragment, and may be checked again with the same result.
 */
export function safeReturnPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || wanted.length > MAX_LENGTH) return null
  if (!wanted.startsWith('/') || /[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(wanted)) return null
  const url = URL.parse(wanted, HERE)
  if (!url || url.origin !== HERE || url.pathname.includes('//')) return null
  const page = url.pathname.replace(/\/$/, '').toLowerCase()
  return NEVER_RETURNED_TO.has(page) ? null : url.pathname + url.search + url.hash
}

/**
 * The value of a cookie in a `Cookie` header; null when it is missing. Of several with one name the first counts, as in other
 * servers.
 */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key = '', value = ''] = pair.split('=', 2)
    if (key.trim() === name) return value.trim()
  }
  return null
}

/** FNV-1a with 32 bits: http://www.isthe.com/chongo/tech/comp/fnv */
const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** A short mark of a session, which does not tell its token. */
export function markOf(token: string | null): string {
  let hash = OFFSET
  for (const sign of token ?? '') hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), PRIME)
  return hash.toString(36)
}

/**
 * The path of a page of the app, or the complete address of another site. The fragment is separate, because links need
 * it so.
 */
export interface SiteAddress {
  readonly to: string
  /** Without `#`; empty for none. */
  readonly hash: string
}

/**
 * `/home#coach` → to `/home`, hash `coach`; `https://coach.example/#plans` → to `https://coach.example/`, hash `plans`. An
 * address of our own origin becomes a path unless it has a query, which the router does not accept in a path. Null for anything
 * else.
 */
export function parseSiteAddress(address: string, origin: string): SiteAddress | null {
  const url = URL.parse(address, origin)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  const hash = url.hash.slice(1)
  url.hash = ''
  const isPath = url.origin === origin && url.search === ''
  return { to: isPath ? url.pathname : url.href, hash }
}

/** The address with its fragment. */
export function toHref({ to, hash }: SiteAddress): string {
  return hash === '' ? to : `${to}#${hash}`
}

/** A page of ours by its path, or another site's by its whole address; the anchor stands apart, as links want it. */
export interface SiteAddress {
  readonly to: string
  /** Without `#`; empty for none. */
  readonly hash: string
}

/**
 * `/home#coach` → to `/home`, hash `coach`; `https://coach.example/#plans` → to `https://coach.example/`, hash `plans`. Our
 * own origin counts as a path, but with a query the address stays whole: the router takes none in a path. Null for anything but a path or a web address.
 */
export function parseSiteAddress(address: string, origin: string): SiteAddress | null {
  const url = URL.parse(address, origin)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  const hash = url.hash.slice(1)
  url.hash = ''
  const isPath = url.origin === origin && url.search === ''
  return { to: isPath ? url.pathname : url.href, hash }
}

/** The address in one piece. */
export function toHref({ to, hash }: SiteAddress): string {
  return hash === '' ? to : `${to}#${hash}`
}

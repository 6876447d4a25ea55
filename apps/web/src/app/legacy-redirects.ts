/** Old addresses that may stand in mails and bookmarks, and where they live now. */
const LEGACY_REDIRECTS: Readonly<Record<string, string>> = {
  '/login': '/auth/login',
  '/remember-password': '/auth/remind-password',
}

/** The present address of an old one, search parameters kept; null for an address that is not old. */
export function findLegacyRedirect(pathname: string, search: string): string | null {
  const target = LEGACY_REDIRECTS[pathname.replace(/(?<=.)\/$/, '')]
  return target === undefined ? null : target + search
}

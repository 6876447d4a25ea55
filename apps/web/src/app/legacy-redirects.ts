/** Old addresses from mails and bookmarks, with their current ones. */
const LEGACY_REDIRECTS: Readonly<Record<string, string>> = {
  '/login': '/auth/login',
  '/remember-password': '/auth/remind-password',
}

/** The current address of an old one, with its search parameters; null for any other address. */
export function findLegacyRedirect(pathname: string, search: string): string | null {
  const target = LEGACY_REDIRECTS[pathname.replace(/(?<=.)\/$/, '')]
  return target === undefined ? null : target + search
}

import { safeReturnPath } from '@dayplate/rules/navigation'

let isPage: (pathname: string) => boolean = () => true

/** The router sets at the start which paths have a page. Guards need it, but cannot import the router, which imports them. */
export function knowPages(hasPage: typeof isPage): void {
  isPage = hasPage
}

/** The path the user wants to go to, if it is ours and has a page; otherwise null. */
export function readWantedPath(wanted: unknown): string | null {
  const path = safeReturnPath(wanted)
  const [pathname = ''] = path?.split(/[?#]/, 1) ?? []
  return path !== null && isPage(pathname) ? path : null
}

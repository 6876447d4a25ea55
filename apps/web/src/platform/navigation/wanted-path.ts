import { safeReturnPath } from '@dayplate/rules/navigation'

let isPage: (pathname: string) => boolean = () => true

/** The router says at the start which paths have a page. Guards ask for it, and the router knows the guards. */
export function knowPages(hasPage: typeof isPage): void {
  isPage = hasPage
}

/** The path somebody wants to go on to, if it is one of ours and has a page there; else null. */
export function readWantedPath(wanted: unknown): string | null {
  const path = safeReturnPath(wanted)
  const [pathname = ''] = path?.split(/[?#]/, 1) ?? []
  return path !== null && isPage(pathname) ? path : null
}

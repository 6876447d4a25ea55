import { redirect } from '@tanstack/react-router'
import { DEFAULT_PAGE } from '../navigation/default-page.ts'
import { readWantedPath } from '../navigation/wanted-path.ts'
import { readToken } from './session.ts'

interface GuardInput {
  readonly location: { readonly href: string }
}

/** `beforeLoad` of a private page: a visitor is redirected to the login and back. */
export function requireSession({ location }: GuardInput): void {
  if (readToken() !== null) return
  throw redirect({ ...loginOnTheWayTo(location.href), replace: true })
}

/** The login, followed by the page of this address. */
export function loginOnTheWayTo(href: string): { readonly to: '/auth/login'; readonly search: ReturnSearch } {
  const from = readWantedPath(href)
  return { to: '/auth/login', search: from ? { from } : {} }
}

interface ReturnInput {
  readonly search: ReturnSearch
}

/** `beforeLoad` of the login pages: a logged-in user is redirected to the wanted page. */
export function redirectSignedIn({ search }: ReturnInput): void {
  if (readToken() === null) return
  throw redirect({ href: readWantedPath(search.from) ?? DEFAULT_PAGE, replace: true })
}

/** `beforeLoad` of the logout: a visitor is already logged out. */
export function redirectSignedOut({ search }: ReturnInput): void {
  if (readToken() === null) throw redirect({ to: '/auth/login', search, replace: true })
}

/** `beforeLoad` of login pages with a fixed target: a logged-in user is redirected there. */
export const redirectSignedInTo =
  <Page extends '/buy' | '/coupon/access-code' | '/day-plan'>(page: Page | (() => Page)) =>
  () => {
    if (readToken() === null) return
    throw redirect({ to: typeof page === 'string' ? page : page(), replace: true })
  }

/** The page the user wanted before the login. */
export interface ReturnSearch {
  readonly from?: string
}

/** `validateSearch` of the login pages, which drops the path of a page that does not exist. */
export function readReturnSearch(search: Record<string, unknown>): ReturnSearch {
  const from = readWantedPath(search['from'])
  return from ? { from } : {}
}

import { redirect } from '@tanstack/react-router'
import { DEFAULT_PAGE } from '../navigation/default-page.ts'
import { readWantedPath } from '../navigation/wanted-path.ts'
import { readToken } from './session.ts'

interface GuardInput {
  readonly location: { readonly href: string }
}

/** `beforeLoad` of a private page: a visitor logs in first and then comes back here. */
export function requireSession({ location }: GuardInput): void {
  if (readToken() !== null) return
  throw redirect({ ...loginOnTheWayTo(location.href), replace: true })
}

/** The login, and afterwards the page of this address. */
export function loginOnTheWayTo(href: string): { readonly to: '/auth/login'; readonly search: ReturnSearch } {
  const from = readWantedPath(href)
  return { to: '/auth/login', search: from ? { from } : {} }
}

interface ReturnInput {
  readonly search: ReturnSearch
}

/** `beforeLoad` of the login pages: who is logged in already goes on to the wanted page. */
export function redirectSignedIn({ search }: ReturnInput): void {
  if (readToken() === null) return
  throw redirect({ href: readWantedPath(search.from) ?? DEFAULT_PAGE, replace: true })
}

/** `beforeLoad` of the logout: a visitor is out already. */
export function redirectSignedOut({ search }: ReturnInput): void {
  if (readToken() === null) throw redirect({ to: '/auth/login', search, replace: true })
}

/** `beforeLoad` of the login pages that belong to one place: who is logged in already is there. */
export const redirectSignedInTo =
  <Page extends '/buy' | '/coupon/access-code' | '/day-plan'>(page: Page | (() => Page)) =>
  () => {
    if (readToken() === null) return
    throw redirect({ to: typeof page === 'string' ? page : page(), replace: true })
  }

/** The page somebody wanted before they had to log in. */
export interface ReturnSearch {
  readonly from?: string
}

/** `validateSearch` of the login pages: only a page that we have is kept. */
export function readReturnSearch(search: Record<string, unknown>): ReturnSearch {
  const from = readWantedPath(search['from'])
  return from ? { from } : {}
}

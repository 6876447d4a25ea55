import { z } from 'zod'

/** Pages outside the app itself that its menus and its start lead to. */
export interface SiteAddresses {
  /** The public home, where visitors begin. */
  readonly home: string
  readonly coach: string
}

/** The product's own landing page, so that nothing dead-ends where an installation names no other. */
export const OWN_SITE: SiteAddresses = { home: '/home', coach: '/home#coach' }

/** A page of ours and, if wanted, a place on it. Not `/` itself, which sends visitors to the home, and nothing like `//host`. */
const OWN_PAGE = /^(\/[\w.~-]+)+(#[\w-]+)?$/

/** How an installation names such a page: a path of ours or a whole web address. */
export const siteAddress = z.union([z.url({ protocol: /^https?$/ }), z.string().regex(OWN_PAGE)], {
  error: 'must be a path like /home#coach, or an https:// address',
})

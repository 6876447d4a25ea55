import { z } from 'zod'

/** Pages outside the app that its menus and its start page link to. */
export interface SiteAddresses {
  /** The public home page, where visitors start. */
  readonly home: string
  readonly coach: string
}

/** The product's own landing page, used when an installation sets no other. */
export const OWN_SITE: SiteAddresses = { home: '/home', coach: '/home#coach' }

/**
 * A path of the app, with an optional fragment. Excludes `/`, which redirects visitors to the home page, and anything
 * like `//host`.
 */
const OWN_PAGE = /^(\/[\w.~-]+)+(#[\w-]+)?$/

/** The setting for such a page: a path of the app or a complete web address. */
export const siteAddress = z.union([z.url({ protocol: /^https?$/ }), z.string().regex(OWN_PAGE)], {
  error: 'must be a path like /home#coach, or an https:// address',
})

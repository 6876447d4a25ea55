import { createHash } from 'node:crypto'

/** Directives by name, with what each allows. A directive without values is a switch. */
export type Directives = Readonly<Record<string, readonly string[]>>

const NONE = ["'none'"] as const
const SELF = ["'self'"] as const

/** Allows one inline style by its exact content. */
export const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** Writes a policy: `{ 'img-src': ["'self'", 'data:'] } → "img-src 'self' data:"`. */
export const contentSecurityPolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

/**
 * Styles that React Aria writes into the page, letter by letter: `usePress` keeps a press from becoming a zoom, and
 * `usePreventScroll` keeps the page still behind a dialog on iOS. Neither can be switched off, and a nonce would need a page
 * written anew for every visit. A test compares them with the installed library.
 */
export const REACT_ARIA_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
] as const

/** Names under which the web app may make Trusted Types (apps/web/src/platform/trusted-types). */
export const TRUSTED_TYPES_POLICIES = [
  // The service worker's script.
  'dayplate',
  // Articles, after the sanitiser.
  'dompurify',
  // Nothing but emptying an element, which React Aria does to its announcements by way of innerHTML.
  'default',
] as const

/** Where browsers send what they refused. */
export const POLICY_REPORTS_PATH = '/reports/policy'
/** Name of that place in `Reporting-Endpoints`. */
export const POLICY_REPORTS_ENDPOINT = 'policy'

/** What no answer of ours may do, whatever it is. */
const ALWAYS: Directives = {
  'default-src': NONE,
  'base-uri': NONE,
  'form-action': NONE,
  'frame-ancestors': NONE,
}

/** Pages of the web app. `isSecure` where people reach us over https alone. */
export const pagePolicy = ({ isSecure }: { readonly isSecure: boolean }): Directives => ({
  ...ALWAYS,
  'script-src': SELF,
  'style-src': [...SELF, ...REACT_ARIA_STYLES.map(hashOf)],
  // The build writes pictures below 4 KiB into the code.
  'img-src': [...SELF, 'data:'],
  'font-src': SELF,
  'connect-src': SELF,
  'manifest-src': SELF,
  'worker-src': SELF,
  'media-src': SELF,
  'object-src': NONE,
  'form-action': SELF,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': TRUSTED_TYPES_POLICIES,
  'report-uri': [POLICY_REPORTS_PATH],
  // Browsers know the Reporting API over https alone, and one that reads `report-to` skips `report-uri`.
  ...(isSecure ? { 'report-to': [POLICY_REPORTS_ENDPOINT], 'upgrade-insecure-requests': [] } : {}),
})

/**
 * Everything that is not a page: JSON, fonts, pictures. A picture opened by itself is a document that could carry script; ours
 * are shapes with attributes, without styles or anything fetched.
 */
export const BARE_POLICY: Directives = ALWAYS

/** A page we write whole, with one style of its own and pictures inside the text. */
export const ownStylePolicy = (style: string): Directives => ({
  ...ALWAYS,
  'style-src': [hashOf(style)],
  'img-src': ['data:'],
})

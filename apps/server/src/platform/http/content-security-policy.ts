import { createHash } from 'node:crypto'

/** Directives by name, with the sources each allows. A directive without values is a switch. */
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
 * Styles that React Aria writes into the page, character by character: `usePress` prevents zooming on a press, and
 * `usePreventScroll` stops the page from scrolling behind a dialog on iOS. Neither can be switched off, and a nonce would need
 * a new page for every visit. A test compares them with the installed library.
 */
export const REACT_ARIA_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
] as const

/** Names of the Trusted Types policies that the web app may create (apps/web/src/platform/trusted-types). */
export const TRUSTED_TYPES_POLICIES = [
  // For the script of the service worker.
  'dayplate',
  // For articles, after sanitising.
  'dompurify',
  // Only empties an element, because React Aria clears its announcements through innerHTML.
  'default',
] as const

/** The path browsers send their violation reports to. */
export const POLICY_REPORTS_PATH = '/reports/policy'
/** The name of that endpoint in `Reporting-Endpoints`. */
export const POLICY_REPORTS_ENDPOINT = 'policy'

/** Restrictions of every answer. */
const ALWAYS: Directives = {
  'default-src': NONE,
  'base-uri': NONE,
  'form-action': NONE,
  'frame-ancestors': NONE,
}

/** The policy of web app pages. `isSecure`: users reach the product only over https. */
export const pagePolicy = ({ isSecure }: { readonly isSecure: boolean }): Directives => ({
  ...ALWAYS,
  'script-src': SELF,
  'style-src': [...SELF, ...REACT_ARIA_STYLES.map(hashOf)],
  // The build inlines pictures below 4 KiB.
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
  // Browsers support the Reporting API only over https, and one that reads `report-to` ignores `report-uri`.
  ...(isSecure ? { 'report-to': [POLICY_REPORTS_ENDPOINT], 'upgrade-insecure-requests': [] } : {}),
})

/**
 * The policy of every answer that is not a page: JSON, fonts, pictures. A picture opened by itself is a document that could
 * contain script; ours contain only shapes with attributes, no styles and nothing to fetch.
 */
export const BARE_POLICY: Directives = ALWAYS

/** The policy of a page the server writes itself, with one inline style, one inline script and a form that asks for the page. */
export const ownPagePolicy = ({ style, script }: { readonly style: string; readonly script: string }): Directives => ({
  ...ALWAYS,
  'script-src': [hashOf(script)],
  'style-src': [hashOf(style)],
  'img-src': [...SELF, 'data:'],
  'form-action': SELF,
})

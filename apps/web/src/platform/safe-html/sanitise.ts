import DOMPurify, { type Config } from 'dompurify'

/** What our texts are made of; nothing that runs, asks, frames or dresses the page. */
const RULES = {
  ALLOWED_TAGS: 'p h2 h3 h4 ul ol li blockquote pre hr br a strong em s code img table thead tbody tr th td'.split(' '),
  ALLOWED_ATTR: 'href src alt width height id class start'.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // An address with protection, a path of ours, or a place on this page.
  ALLOWED_URI_REGEXP: /^(?:https:|\/(?!\/)|#)/i,
} as const satisfies Config

/** HTML that may stand in the page: the browser itself asks for this type where it can (Trusted Types). */
export type SafeMarkup = ReturnType<typeof sanitise>

/** Takes everything out that our texts are not made of, wherever the HTML came from. */
export function sanitise(html: string) {
  return DOMPurify.sanitize(html, { ...toConfig(), RETURN_TRUSTED_TYPE: true })
}

/** The same as pieces of a document, to be taken apart. */
export function sanitiseToFragment(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, { ...toConfig(), RETURN_DOM_FRAGMENT: true })
}

/** The library changes the lists it is given. */
const toConfig = () => ({ ...RULES, ALLOWED_TAGS: [...RULES.ALLOWED_TAGS], ALLOWED_ATTR: [...RULES.ALLOWED_ATTR] })
